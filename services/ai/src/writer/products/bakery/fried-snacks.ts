import type { ProductType } from '../product-type.ts'

export const friedSnacks: ProductType = {
  nouns: ['coxinha', 'salgado', 'salgadinho', 'empada', 'empadinha', 'quibe', 'risole', 'bolinha de queijo', 'enroladinho', 'croquete', 'bolinho de bacalhau', 'bolinho de queijo'],
  asks: ['quantas pessoas vão comer', 'para quando é', 'quais sabores não podem faltar'],
  questions: {
    sale: ['Qual salgado você procura primeiro na festa?', 'Café ou refrigerante para acompanhar?'],
    content: ['Você espera esfriar ou queima a língua?', 'Qual é o salgado preferido da sua cidade?'],
  },
  emojis: ['🍽️', '🎉', '😋'],
  hashtags: ['salgados', 'coxinha', 'salgadinhos', 'salgadosparafesta', 'salgadinhosdefesta', 'salgadosdefesta', 'festainfantil', 'lanches'],
  sale: {
    professional: {
      openings: [
        'Para a fome do meio da tarde, {topic}.',
        '{O topic} {combina/combinam} com reunião de gente e conversa boa.',
        'O lanche que agrada à mesa inteira: {topic}.',
      ],
      steps: [
        ['São quatro da tarde, o almoço já ficou longe e o jantar ainda demora. É a hora exata de um salgado.', 'Quando a bandeja passa na festa, as conversas param por um segundo. Todos pegam um e voltam a falar de boca cheia.'],
        ['Bom salgado se reconhece na primeira mordida: por fora no ponto, por dentro com sabor até o fim.'],
        ['Acompanha o café da tarde, o jogo com os amigos, a reunião do trabalho e a festa de aniversário.'],
        ['Para um lanche, pense no tamanho da fome. Para receber gente, some quantas pessoas vêm e varie os sabores.'],
      ],
    },
    casual: {
      openings: [
        'Bateu a fome? Tem {topic}.',
        'Cheirinho bom vindo da cozinha é isso: {topic}.',
        'Chama a turma, que o lanche é {topic}.',
      ],
      steps: [
        ['Eu saio de casa jurando que almocei bem e aí sinto o cheiro de salgado. A jura dura meia quadra.', 'Jogo começando, amigos no sofá e alguém pergunta o que tem pra comer. Salgado na mesa e problema resolvido.'],
        ['O bom é a primeira mordida, ainda de pé, perto da bandeja. Ali a gente já sabe se vai querer outro.'],
        ['Vale pro café, pro lanche da escola, pra reunião que vai longe e pra noite sem vontade de cozinhar.'],
        ['Pensa em quantas pessoas vão comer e mistura os sabores. Sempre tem um que só come daquele ali.'],
      ],
    },
    funny: {
      openings: [
        'Só vim dar parabéns e comer {topic}.',
        'Um minuto de silêncio para quem chegou depois que acabou: {topic}.',
        'O garçom passou com {o topic} e a festa inteira se mexeu.',
      ],
      steps: [
        ['Em toda festa há quem fique na porta da cozinha. Diz que gosta de ventilação, mas é onde a bandeja sai.', 'Por onde se começa a comer é assunto de família. Já houve noivado adiado por causa de quem começa pelo lado errado.'],
        ['Salgado engana a memória. A pessoa jura que comeu três, e a pilha de guardanapos ao lado dela discorda.'],
        ['Salva a reunião comprida, a visita longa e o parabéns que atrasou porque o bolo ainda não chegou.'],
        ['Na conta, cada adulto come por um e meio e cada adolescente por quatro. O cunhado entra como adolescente.'],
      ],
    },
    motivational: {
      openings: [
        'Um lanche quente depois de um dia comprido: {topic}.',
        'Quem recebe amigos merece aproveitar também, com {topic}.',
        'Um por um, até a bandeja encher: {topic}.',
      ],
      steps: [
        ['Quem sai do trabalho e vai direto para a aula conhece a fome das sete. Um salgado na mão segura a noite.', 'Receber em casa cansa quando se passa a festa na cozinha. Com os salgados resolvidos, dá para sentar com os amigos.'],
        ['Modelar um por um, todos do mesmo tamanho, é trabalho de mão treinada. Na bandeja, isso salta aos olhos.'],
        ['Levar um lanche para o vizinho que está em obra ou para a equipe do plantão é um agrado que chega na hora certa.'],
        ['Pense em quem vem e no que cada um gosta de comer. Um sabor escolhido para alguém vale mais que dez ao acaso.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Aquecer, servir e guardar bem: {topic}.',
        'Como servir {o topic} no melhor ponto.',
        'Alguns cuidados com {o topic} em casa.',
      ],
      steps: [
        ['O salgado que sobrou da festa vai ao micro-ondas e volta murcho. Muita gente culpa o salgado, que não fez nada.'],
        ['O micro-ondas aquece a água de dentro, e o vapor amolece a parte de fora. Ar quente e seco faz o contrário.'],
        ['Aqueça no forno ou na fritadeira sem óleo por poucos minutos. Sirva em bandejas pequenas e vá repondo.'],
        ['Em cada região do país há um salgado preferido, e quase sempre um jeito certo de comê-lo, segundo quem mora lá.'],
      ],
    },
    casual: {
      openings: [
        'Por onde você começa a comer {o topic}?',
        'Dica pra esquentar {o topic} sem estragar.',
        'Assunto de cozinha com boca cheia: {topic}.',
      ],
      steps: [
        ['Já esquentei salgado no micro-ondas com pressa e comi borracha quente. A gente erra, mas aprende.'],
        ['O vapor fica preso lá dentro e amolece tudo por fora. Por isso o salgado sai do micro-ondas quente e sem graça.'],
        ['Forno já quente, uns minutinhos, sem empilhar. Por fora volta a firmar e por dentro esquenta por igual.'],
        ['Modelar salgado combina com conversa, porque a mão vai sozinha e a fofoca rende. Quando vê, a mesa encheu.'],
      ],
    },
    funny: {
      openings: [
        'Pesquisa de campo em festas com {topic}.',
        'Táticas de quem persegue {o topic}.',
        'Meio minuto de espera, e ninguém espera: {topic}.',
      ],
      steps: [
        ['Morder salgado quente é coragem. A pessoa abre a boca, assopra para dentro e finge que está tudo bem.'],
        ['O miolo guarda calor bem mais que a casquinha. Por fora parece morno, por dentro continua na temperatura do centro da Terra.'],
        ['Abra na metade e espere meio minuto antes de morder. Ninguém faz isso, mas o conselho fica aqui registrado.'],
        ['Quem modela o dia todo pensa em descanso e chega em casa com fome. De quê? De salgado.'],
      ],
    },
    motivational: {
      openings: [
        'Mão que modela aprende o tamanho certo {do topic}.',
        'Muita renda de família começou com {topic}.',
        'Paciência de quem modela um por um: {topic}.',
      ],
      steps: [
        ['Os primeiros saem tortos, uns grandes, outros pequenos demais. Depois de algumas centenas, a mão acerta o tamanho sozinha.'],
        ['Superfície lisa, sem rachadura, é o que mantém tudo no lugar. Parece simples, mas é o gesto que mais se treina.'],
        ['Em casa, pese os primeiros numa balança de cozinha. Tamanho igual fica pronto ao mesmo tempo e facilita a conta.'],
        ['Ver a bandeja voltar vazia da sala é a parte boa da festa para quem ficou na cozinha. Vale o dia em pé.'],
      ],
    },
  },
}
