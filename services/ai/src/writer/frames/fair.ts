import type { Frame } from './frame.ts'

export const fair: Frame = {
  leads: {
    professional: [
      'Teremos um encontro pessoalmente.', 'Anote na agenda.', 'Convidamos você a nos visitar.', 'Uma boa oportunidade de ver tudo de perto.', 'Sairemos da tela por um dia.', 'Esperamos a sua visita.',
    ],
    casual: [
      'Vem me dar um abraço ao vivo.', 'Já tô separando as coisas pra levar.', 'Sai da tela e vem me ver.', 'Bora se encontrar?', 'Marca na agenda aí.', 'Esse eu não perco, e você?',
    ],
    funny: [
      'Vou estar lá, sem filtro e sem botão de pausa.', 'Ao vivo, a cores e com troco.', 'Chance única de ver a minha cara de sono ao vivo.', 'Passeio com direito a não resistir.',
      'Quem prometeu que um dia ia conhecer, é agora.', 'Arrumando as caixas e perdendo a fita adesiva.',
    ],
    motivational: [
      'Encontrar vocês pessoalmente renova a energia.', 'Cada feira é um recomeço.', 'É bom ver de perto quem acompanha de longe.', 'Montar a banca dá trabalho e dá alegria.', 'Um dia de encontros pela frente.',
      'Levar o trabalho para a rua exige coragem.',
    ],
  },
  facts: {
    all: [
      'Ao vivo dá para ver as cores e sentir o acabamento.', 'Chame a família, que passeio assim rende conversa.', 'É uma boa chance de conhecer quem faz.', 'Vale levar uma sacola de casa.',
      'Quem gosta de conversar encontra ali as melhores histórias.', 'Pergunte tudo o que a foto não responde.', 'Prestigiar os expositores da cidade faz a feira continuar.',
      'Chegar cedo é bom para ver tudo sem aperto.', 'Veja o endereço antes de sair de casa.',
    ],
    professional: [
      'Será um prazer receber você.', 'Levaremos uma seleção do nosso trabalho.', 'Estaremos à disposição para conversar e tirar dúvidas.', 'Se quiser algo específico, consulte-nos antes.',
      'Agradecemos a quem puder comparecer e divulgar.',
    ],
    casual: [
      'Se for, fala comigo e diz que veio pelo post.', 'Traz a família, o cachorro e a disposição.', 'Eu adoro quando alguém chega e diz que me segue.', 'Tô levando bastante coisa pra mostrar.',
      'Nem que seja só pra dar um oi, passa lá.',
    ],
    funny: [
      'Prometo reconhecer você mesmo sem foto de perfil.', 'Vou estar atrás da banca fingindo que sei dobrar a toalha.', 'Só olhar também vale, mas eu duvido.', 'Quem chegar primeiro me ajuda a achar a fita adesiva.',
      'O meu crachá é o sorriso, o resto é improviso.',
    ],
    motivational: [
      'Ver alguém segurar o que a gente faz compensa a madrugada de preparo.', 'Cada conversa na banca ensina como um bom curso.', 'Feira é feita de gente que acredita no próprio trabalho.',
      'Agradeço a quem sai de casa para apoiar quem faz.', 'Montar, receber, desmontar e sorrir: eu gosto disso.',
    ],
  },
  questions: [
    'Você vai?', 'Com quem você iria passear?', 'O que você gostaria de encontrar lá?', 'Já visitou uma feira assim?', 'De que bairro você viria?', 'Quem você levaria?',
  ],
  asks: [
    'se você vai passar por lá', 'o que você quer ver de perto', 'o que devo separar para você', 'a sua dúvida sobre o evento',
  ],
  hashtags: ['feira', 'feiradeartesanato', 'bazar', 'evento', 'agendacultural', 'compredopequeno', 'feirinha', 'apoieolocal'],
  emojis: ['📍', '🎪', '🗓️', '🛍️', '🤗'],
}
