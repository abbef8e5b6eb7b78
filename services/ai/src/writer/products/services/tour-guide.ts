import type { ProductType } from '../product-type.ts'

export const tourGuide: ProductType = {
  nouns: ['guia de turismo', 'guia turístico', 'guia turística', 'guia local', 'city tour', 'passeio turístico', 'passeio guiado', 'tour guiado', 'visita guiada', 'receptivo turístico'],
  asks: ['as datas da viagem', 'quantas pessoas são', 'o que vocês mais gostam de ver'],
  questions: {
    sale: ['O que você quer conhecer primeiro?', 'Você viaja com roteiro ou sem?'],
    content: ['Qual cidade surpreendeu você?', 'Museu, mercado ou mirante?'],
  },
  emojis: ['🗺️', '📸', '🎒'],
  hashtags: ['guiadeturismo', 'turismo', 'citytour', 'viagem', 'passeioguiado', 'guiaturistico', 'viajar'],
  sale: {
    professional: {
      openings: [
        'A cidade contada por quem vive nela: {topic}.',
        'Ver mais do que a placa mostra: {topic}.',
        'Roteiro pensado para o seu grupo: {topic}.',
      ],
      steps: [
        ['Vocês têm dois dias na cidade e uma lista com trinta lugares. No mapa, tudo parece perto, e as ladeiras não aparecem.', 'Na frente da igreja antiga, a placa diz só a data. Quem passou por ali, quem pagou a obra, por que falta uma torre?'],
        ['Com alguém do lugar, a rua ganha personagens, sotaque e atalho. A fachada que todos fotografam passa a ter história.'],
        ['Famílias, casais, escolas e grupos de amigos pedem ritmos diferentes. Com avós ou crianças, a ordem das paradas muda.'],
        ['Informe as datas, o número de pessoas e o que gostam de ver. Diga também se há alguém que precise caminhar menos.'],
      ],
    },
    casual: {
      openings: [
        'Vem conhecer a cidade por dentro: {topic}.',
        'Pra não andar em círculo com o mapa virado: {topic}.',
        'Tênis no pé e curiosidade: {topic}.',
      ],
      steps: [
        ['Você chega, olha o mapa, gira o celular e anda pro lado errado. Quando acha o lugar, já fechou.', 'A foto na frente do monumento ficou linda. Se perguntarem o que é, aí já complica um pouquinho.'],
        ['Quem é do lugar sabe a hora da luz bonita, a rua do cafezinho e a história que não tá na placa.'],
        ['Vale pra família, pra casal, pra excursão da escola e pra quem mora aqui e nunca reparou.'],
        ['Me conta as datas, quantos vêm e do que vocês gostam. Se tiver criança ou gente que anda devagar, a gente ajusta.'],
      ],
    },
    funny: {
      openings: [
        'O mapa estava de cabeça para baixo: {topic}.',
        'Três voltas na mesma praça já bastam: {topic}.',
        'O GPS sugeriu uma escada: {topic}.',
      ],
      steps: [
        ['O aplicativo mandou virar à direita, e à direita havia um rio. A família passou a discutir em frente a uma capivara.', 'O pai disse que conhecia o caminho. Quarenta minutos depois, o grupo visitou o mesmo chafariz pela terceira vez.'],
        ['Quem conhece o lugar sabe onde fica o banheiro limpo, informação que nenhum monumento oferece.'],
        ['Vale para famílias, casais, excursões e para o pai que não pede informação desde 1996.'],
        ['Diga quantos são, quantos andam depressa e quantos param em toda vitrine. O roteiro é feito com essa conta.'],
      ],
    },
    motivational: {
      openings: [
        'A viagem tão esperada merece boas histórias: {topic}.',
        'Um lugar se conhece caminhando: {topic}.',
        'Aprender a cidade passo a passo: {topic}.',
      ],
      steps: [
        ['Foram meses guardando um pouco do salário para esta viagem. Conhecer o lugar de verdade faz jus a cada mês.', 'A turma da escola nunca tinha saído do bairro. Diante do casarão, uma aluna fez a pergunta que ninguém esperava.'],
        ['Por trás de um passeio há leitura, caminhada de teste e conversa com moradores antigos. A história se recolhe aos poucos.'],
        ['Para quem viaja pela primeira vez e para quem volta à cidade da infância, os mesmos lugares dizem coisas diferentes.'],
        ['Escreva três coisas que gostaria de entender sobre o lugar. As perguntas de vocês mudam o caminho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Poucas paradas, mais tempo em cada: {topic}.',
        'O que levar para um dia de caminhada: {topic}.',
        'A hora certa para cada lugar: {topic}.',
      ],
      steps: [
        ['Muitos roteiros juntam dez atrações em um dia. No fim, sobram fotos e quase nenhuma lembrança do que se viu.', 'É comum deixar o mirante para o meio-dia. O sol está alto, a fila é longa, e a paisagem perde o contraste.'],
        ['Cada lugar tem a sua hora de luz e de movimento. Deslocar-se também cansa, e o mapa não mostra ladeiras.'],
        ['Escolha três ou quatro paradas por dia, leve água e calçado firme. Deixe um intervalo sem plano no meio.'],
        ['Quem guia decora datas, mas se lembra mesmo é das perguntas. Uma criança costuma fazer as melhores.'],
      ],
    },
    casual: {
      openings: [
        'Dez lugares num dia é muito: {topic}.',
        'Calçado novo fica no hotel: {topic}.',
        'Deixa uma horinha sem plano: {topic}.',
      ],
      steps: [
        ['A lista tem dez pontos, com horário e tudo. No quinto, a avó senta no banco e diz que dali ninguém tira.', 'Sandália nova em rua de pedra, quem nunca? Às três da tarde o passeio é atrás de curativo.'],
        ['Andar em lugar novo cansa mais que andar em casa. A gente olha pra cima, tropeça, para, volta.'],
        ['Escolhe pouca coisa, vai de tênis velho e carrega água. E deixa uma hora solta, que ali acontece o melhor.'],
        ['Adoro quando alguém pergunta da vida de quem mora aqui. Aí o passeio muda de assunto e fica bom.'],
      ],
    },
    funny: {
      openings: [
        'Foto segurando o monumento com dois dedos: {topic}.',
        'Volta, que faltou a tia: {topic}.',
        'A lojinha no fim de todo caminho: {topic}.',
      ],
      steps: [
        ['Em todo grupo há uma pessoa que some em frente a uma vitrine. Ela volta com um ímã e nenhum remorso.', 'Para fingir que seguram a torre, doze adultos ocupam a praça de braço esticado. De longe, parece ginástica.'],
        ['O turista enxerga sombra, banco e lojinha a grande distância. É um instinto que a caminhada só aperfeiçoa.'],
        ['Conte o grupo antes e depois de cada vitrine. E marque o ponto de encontro num lugar com sorvete, para haver interesse.'],
        ['De cada viagem se traz um ímã. A porta da geladeira já tem mais carimbos que o passaporte da família.'],
      ],
    },
    motivational: {
      openings: [
        'Cada rua guarda uma história: {topic}.',
        'Estudar o lugar em que se vive: {topic}.',
        'Contar a mesma história como se fosse nova: {topic}.',
      ],
      steps: [
        ['Quem guia refaz o mesmo caminho centenas de vezes. Numa delas, um morador conta um detalhe que muda toda a história.', 'Andar pela própria cidade com olhos de visitante é um exercício. Há sempre uma janela em que ninguém reparou.'],
        ['A data se aprende no livro, e o resto se ouve na calçada. As duas fontes discordam, e isso rende boa conversa.'],
        ['Faça um passeio curto no seu bairro e pergunte a alguém mais velho como era. Anote os nomes das ruas antigas.'],
        ['Quando o grupo vai embora, a praça fica em silêncio. A cidade continua ali, com mais alguém que a conhece.'],
      ],
    },
  },
}
