import type { ProductType } from '../product-type.ts'

export const herbBox: ProductType = {
  nouns: ['horta vertical', 'horta em caixote', 'horta em caixa de madeira', 'horta suspensa', 'hortinha de temperos', 'horta de temperos', 'jardineira de madeira', 'jardineira de pallet', 'floreira de madeira'],
  asks: ['onde vai ficar', 'quantas horas de sol batem ali', 'o que quer plantar'],
  questions: {
    sale: ['O que você plantaria primeiro?', 'Varanda, janela ou quintal?'],
    content: ['Qual tempero não pode faltar na sua cozinha?', 'Você já matou um pé de manjericão?'],
  },
  emojis: ['🌿', '🪴', '☀️'],
  hashtags: ['hortavertical', 'hortaemcasa', 'hortadetemperos', 'hortaemapartamento', 'temperosfrescos', 'jardineira', 'varanda', 'plantasemcasa', 'hortaorganica', 'jardimvertical', 'floreira'],
  sale: {
    professional: {
      openings: [
        'Verde ao alcance da mão: {topic}.',
        '{O topic} {cabe/cabem} na varanda e {deixa/deixam} a casa mais viva.',
        'Plantar em pouco espaço: {topic}.',
      ],
      steps: [
        ['O molho está no fogo, e faltam três folhas de manjericão. Em vez de ir ao mercado, basta abrir a porta da varanda.', 'A parede da área recebe sol a manhã inteira e está vazia. Com um pouco de terra e madeira, ela vira jardim.'],
        ['A madeira combina com qualquer planta e aquece o cimento. Mesmo com poucas mudas, o canto já parece vivo.'],
        ['{Atende/Atendem} apartamentos, casas, restaurantes e escolas. É um presente animado para quem gosta de cozinhar ou de mexer na terra.'],
        ['Antes de escolher, conte as horas de sol do lugar e meça o vão. Sol e tamanho dizem o que se pode plantar.'],
      ],
    },
    casual: {
      openings: [
        'Um verdinho na janela: {topic}.',
        'Seu cantinho verde cabe aqui: {topic}.',
        'Vontade de mexer na terra? Olha {o topic}.',
      ],
      steps: [
        ['Sabe quando a receita pede um raminho e você compra um maço inteiro, que murcha na geladeira? Pois então.', 'Regar de manhã com a caneca de café na outra mão. Eu começo o dia assim e recomendo pra todo mundo.'],
        ['Eu adoro como a madeira conversa com o verde. Duas mudinhas e o canto já fica com cara de casa cuidada.'],
        ['{Vai/Vão} na varanda do apê, no muro do quintal, na porta da cozinha, na escola das crianças. E de presente, quem não gosta?'],
        ['Repara quantas horas de sol batem aí e mede o espaço. Com isso a gente já sabe até o que plantar.'],
      ],
    },
    funny: {
      openings: [
        'O manjericão pede desculpas pelo anterior: {topic}.',
        'Fazendeiro de varanda, agora com sede própria: {topic}.',
        '{O topic} e a primeira colheita, de quatro folhas.',
      ],
      steps: [
        ['A família colheu dois tomatinhos e fez uma cerimônia. Foram fotografados, divididos em cinco e elogiados por uma semana.', 'Você rega, conversa e põe música. A cebolinha cresce devagar, e o mato do canto, que ninguém convidou, já deu flor.'],
        ['{Ocupa/Ocupam} pouco espaço e {rende/rendem} muito assunto. Quem planta hortelã nunca mais fala de outra coisa.'],
        ['{Serve/Servem} para a varanda, para o quintal e para quem já promete ao vizinho a couve que ainda é uma semente.'],
        ['Conte as horas de sol e escolha poucas mudas. A empolgação costuma plantar doze, e cabem quatro.'],
      ],
    },
    motivational: {
      openings: [
        'Da terra para o prato, com as suas mãos: {topic}.',
        'Cuidar de uma planta organiza o dia: {topic}.',
        'Um pedaço de roça em plena cidade: {topic}.',
      ],
      steps: [
        ['Quem cresceu com quintal sente falta de colher. Uma janela com sol devolve um pouco desse gesto.', 'Pela manhã, antes do trabalho, uma volta entre as mudas. Uma folha nova, um broto, e o dia já começou.'],
        ['A planta mostra logo se o cuidado está certo. Aprende-se a olhar a folha, a terra e a hora da sede.'],
        ['É um bom projeto para pais e filhos, para avós com netos e para quem cozinha e quer saber o que põe na panela.'],
        ['Pense no que a sua casa usa toda semana. Plantar o que se usa ajuda a manter o costume de cuidar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Sol, drenagem e poucas mudas: {topic}.',
        'Os erros mais comuns {no topic}.',
        'Quais temperos plantar juntos: {topic}.',
      ],
      steps: [
        ['O engano mais frequente é plantar demais. Em poucas semanas, as raízes disputam o espaço e nada se desenvolve.', 'Muitos regam todos os dias, sem olhar a terra. O tempero amarela, e a conclusão é que faltou água.'],
        ['Cada planta tem a sua sede e o seu espaço. Hortelã gosta de umidade e avança sobre as vizinhas, e alecrim quer terra mais seca.'],
        ['Deixe furos para a água sair e toque a terra antes de regar. Junte plantas com a mesma sede e ponha a hortelã em vaso à parte.'],
        ['A primeira colheita quase sempre é pequena. O que ela ensina vale mais do que as folhas.'],
      ],
    },
    casual: {
      openings: [
        'Hortelã é espaçosa, cuidado: {topic}.',
        'Plantou demais? Vem cá, o papo é sobre {o topic}.',
        'Antes de regar, põe o dedo: {topic}.',
      ],
      steps: [
        ['A gente vai na floricultura comprar um tempero e volta com nove. Depois ninguém tem espaço pra crescer.', 'Amarelou e você achou que era sede? Quase sempre é água demais, acontece nas melhores famílias.'],
        ['Raiz precisa de lugar e de ar. Se a água não sai por baixo, ela fica sem respirar.'],
        ['Põe o dedo na terra, e só rega se tiver seca. Começa com três: cebolinha, salsinha e manjericão já fazem a festa.'],
        ['Dá uma alegria boba colher uma folhinha e pôr na comida. É um gosto que nem vem só do tempero.'],
      ],
    },
    funny: {
      openings: [
        'Obituário do manjericão e renascimento {do topic}.',
        'O pai, a avó e três regadores em ação: {topic}.',
        'A hortelã tomou o poder {no topic}.',
      ],
      steps: [
        ['O pai regou às sete, a filha às oito e a avó por precaução. Às nove, a salsinha pedia um colete salva-vidas.', 'A hortelã chegou discreta, num vasinho. Em dois meses, ocupava tudo e já olhava para a sala.'],
        ['A hortelã anda por baixo da terra e aparece onde quer. Já o alecrim só quer sossego e pé seco.'],
        ['Escolha um responsável pela rega e pregue o nome dele na parede. Hortelã em vaso separado, com supervisão.'],
        ['Um dia, alguém prepara um prato com três folhas colhidas em casa. Fala-se disso em todos os aniversários seguintes.'],
      ],
    },
    motivational: {
      openings: [
        'Plantar é um compromisso pequeno e diário: {topic}.',
        'A primeira folha nova {do topic}.',
        'Terra na mão e paciência: {topic}.',
      ],
      steps: [
        ['A semente demora a sair, e a gente começa a duvidar. Numa manhã qualquer, há um fio verde no meio da terra.', 'Quem perde uma muda costuma achar que não tem jeito para plantas. Quem planta há anos também perdeu muitas.'],
        ['A planta responde ao que foi feito semanas antes. Por isso a constância ajuda mais do que o entusiasmo.'],
        ['Marque um horário fixo para olhar as plantas, mesmo que não precise regar. Cinco minutos mostram o que está mudando.'],
        ['Colher o que se plantou, ainda que seja um ramo, dá outro valor ao que chega à mesa.'],
      ],
    },
  },
}
