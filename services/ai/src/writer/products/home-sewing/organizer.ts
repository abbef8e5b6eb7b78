import type { ProductType } from '../product-type.ts'

export const organizer: ProductType = {
  nouns: ['cestinho de tecido', 'cesto de tecido', 'organizador de tecido'],
  asks: ['o que você quer guardar', 'o lugar onde vai ficar', 'as medidas da prateleira'],
  questions: {
    sale: ['Qual canto da sua casa precisa de ordem primeiro?', 'Você usaria no quarto, no banheiro ou no escritório?'],
    content: ['O que sempre fica jogado na sua sala?', 'Tem gaveta da bagunça na sua casa?'],
  },
  emojis: ['🧺', '🧵', '🏠'],
  hashtags: ['cestodetecido', 'cestoorganizador', 'organizadordetecido', 'cestinhosdetecido', 'organizacao', 'casaorganizada', 'cestos'],
  sale: {
    professional: {
      openings: [
        '{O topic} para dar lugar ao que vive espalhado.',
        'Ordem bonita, que pode ficar à vista: {topic}.',
        'Prateleira arrumada começa com {o topic}.',
      ],
      steps: [
        ['Controle, carregador, óculos, creme, caneta. Cada coisa é pequena, mas juntas elas ocupam a mesa inteira e a paciência da casa.', 'Você arruma a bancada, e no dia seguinte ela está cheia outra vez. Falta um lugar certo para o que se usa sempre.'],
        ['O que é de tecido é leve, não risca a prateleira e guarda sem esconder. Basta estender a mão para pegar e para devolver.'],
        ['Vai bem no quarto, no banheiro, na lavanderia e na mesa de trabalho. É também um presente útil para casa nova.'],
        ['Antes de escolher, junte o que pretende guardar e meça a prateleira. Altura e profundidade contam tanto quanto a largura.'],
      ],
    },
    casual: {
      openings: [
        'Pra bagunça pequena ter endereço: {topic}.',
        'Olha {o topic} e já pensa num cantinho da casa.',
        'Eu colocaria {o topic} em todo canto.',
      ],
      steps: [
        ['Sabe aquela coisinha que não tem lugar e fica passeando pela casa? Hoje tá na mesa, amanhã no sofá, depois ninguém acha.', 'A gente junta tudo numa pilha pra arrumar depois. O depois não chega, e a pilha vai criando raiz no aparador.'],
        ['O bom é que resolve em um minuto. Põe tudo dentro, ajeita no canto, e a casa já parece outra.'],
        ['Serve pra fralda, pra linha, pra creme, pra controle, pra brinquedo. Cada casa inventa um uso, e todos funcionam.'],
        ['Me conta o que vai dentro e onde vai ficar. Com a medida da prateleira, a gente acerta o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'O fim da cadeira que guarda tudo: {topic}.',
        '{O topic} para esconder a pressa de dez minutos.',
        'A visita vem, e {o topic} {salva/salvam} a sala.',
      ],
      steps: [
        ['A visita avisou que está na esquina. Em quatro minutos, tudo o que estava na sala precisa caber em algum lugar.', 'Ninguém sabe de quem são essas três chaves, esse parafuso e esse botão. Mas jogar fora, jamais, pode ser importante.'],
        ['A grande virtude é não fazer perguntas. Recebe pilha, batom, nota fiscal e chupeta, e a prateleira continua com boa aparência.'],
        ['Bom presente para quem é organizado e para quem mora com quem não é. O segundo vai agradecer mais.'],
        ['Meça a prateleira e o tamanho da bagunça. Se os dois números não combinarem, pense em levar dois e numa conversa em família.'],
      ],
    },
    motivational: {
      openings: [
        'Cada coisa no lugar, com capricho: {topic}.',
        '{O topic} para quem gosta da casa em ordem.',
        'Um canto arrumado por vez, com {o topic}.',
      ],
      steps: [
        ['Você termina de arrumar um canto e fica um minuto só olhando. Foi pouco espaço, mas a casa inteira parece maior.', 'Arrumar a casa cansa mais quando nada tem lugar certo. Com um endereço para cada coisa, guardar leva segundos.'],
        ['O que está junto e à mão se usa melhor. Ninguém compra repetido, ninguém revira gaveta, e sobra tempo no dia.'],
        ['É um presente carinhoso para quem mudou de casa ou espera um bebê. Entra em uso na mesma tarde.'],
        ['Comece pelo canto que mais incomoda e escolha o tamanho por ele. Depois do primeiro, os outros vêm naturalmente.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como organizar a casa por pequenos cantos: {topic}.',
        'Juntar por uso ajuda mais, também {no topic}.',
        'O que guardar {no topic}.',
      ],
      steps: [
        ['Arrumar por tamanho deixa tudo bonito por dois dias. Depois, cada coisa volta para o lugar onde é usada.'],
        ['A mão devolve o objeto ao lugar mais fácil. Se guardar exige abrir, empilhar e tirar a tampa, ninguém guarda.'],
        ['Junte o que se usa no mesmo momento e deixe perto de onde é usado. Primeiro separe, depois meça, e só então escolha.'],
        ['Uma etiqueta discreta ajuda os outros da casa. Em poucas semanas, ninguém mais pergunta onde fica a tesoura.'],
      ],
    },
    casual: {
      openings: [
        'A gaveta da bagunça e {o topic}, vamos conversar.',
        'Dez minutos e um canto em ordem: {topic}.',
        'Vem esvaziar {o topic} comigo.',
      ],
      steps: [
        ['Toda casa tem uma gaveta que ninguém abre na frente da visita. A nossa tem pilha, vela de aniversário e um carregador misterioso.', 'A gente arruma, fica lindo, e em três dias o canto virou depósito de novo. Se serve de consolo, aqui acontece igual.'],
        ['É que a gente vai largando ali o que não tem lugar. Uma coisa chama a outra, e logo tem pilha.'],
        ['Uma vez por mês, vira tudo na mesa e separa em três montes. O que fica, o que é de outro lugar e o que vai embora.'],
        ['Dá até gosto de ver depois. E sempre aparece a tesourinha, que todo mundo jurava que não tinha pegado.'],
      ],
    },
    funny: {
      openings: [
        'Coisas sem dono encontradas {no topic}.',
        'Inventário de uma casa comum: {topic}.',
        'Ninguém sabe como isso foi parar {no topic}.',
      ],
      steps: [
        ['Abrindo para procurar uma pilha, encontramos onze canetas, um dado, meia vela e a foto de um primo. Pilha, nenhuma.'],
        ['Objeto sem lugar procura companhia. Basta um botão solto no fundo para, em uma semana, haver uma comunidade inteira ali.'],
        ['Esvazie tudo, teste as canetas e dê uma semana ao parafuso. Se nada cair da parede até lá, ele pode ir.'],
        ['Depois da limpeza, sobra espaço, e a família comemora. No dia seguinte, alguém larga ali uma chave que não abre nada.'],
      ],
    },
    motivational: {
      openings: [
        'Arrumar um canto pequeno já muda o dia: {topic}.',
        'Um lugar para cada coisa, a começar {pelo topic}.',
        'A ordem que aparece aos poucos: {topic}.',
      ],
      steps: [
        ['A casa inteira para arrumar desanima qualquer pessoa. Um canto só, com o relógio marcando dez minutos, todo mundo consegue.'],
        ['Um canto em ordem fica visível todos os dias. Ele lembra que dá para fazer, e o próximo parece mais perto.'],
        ['Escolha o menor espaço da casa, tire tudo, limpe e devolva só o que usa. Pare por aí, mesmo com vontade.'],
        ['No mês seguinte, foram quatro ou cinco cantos. Ninguém viu a arrumação acontecer, mas quem entra percebe.'],
      ],
    },
  },
}
