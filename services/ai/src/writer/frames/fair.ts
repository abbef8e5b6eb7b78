import type { Frame } from './frame.ts'

export const fair: Frame = {
  leads: {
    professional: [[
      'Temos carinho por este tipo de encontro.', 'Um dia diferente na nossa rotina.', 'Gostamos de encontrar você pessoalmente.',
    ], [
      'Teremos um encontro pessoalmente.', 'Anote na agenda.', 'Convidamos você a nos visitar.', 'Uma boa oportunidade de ver tudo de perto.', 'Sairemos da tela por um dia.', 'Esperamos a sua visita.',
    ]],
    casual: [[
      'Tem coisa que só acontece em evento.', 'Encontrar gente é bom demais.', 'Eu adoro esse tipo de dia.',
    ], [
      'Vem me dar um abraço ao vivo.', 'Já tô separando as coisas pra levar.', 'Sai da tela e vem me ver.', 'Bora se encontrar?', 'Marca na agenda aí.', 'Esse eu não perco, e você?',
    ]],
    funny: [[
      'Assunto sério: dia de evento.', 'Sorriso no rosto, sacola em cada braço.', 'Ao vivo e a cores, com olheiras.',
    ], [
      'Vou estar lá, sem filtro e sem botão de pausa.', 'Ao vivo, a cores e com troco.', 'Chance única de ver a minha cara de sono ao vivo.', 'Passeio com direito a não resistir.',
      'Quem prometeu que um dia ia conhecer, é agora.', 'Arrumando as caixas e perdendo a fita adesiva.',
    ]],
    motivational: [[
      'Encontrar vocês dá ânimo.', 'Um encontro assim pede preparo.', 'Gosto de ver o trabalho na rua.',
    ], [
      'Encontrar vocês pessoalmente renova a energia.', 'Cada feira é um recomeço.', 'É bom ver de perto quem acompanha de longe.', 'Montar a banca dá trabalho e dá alegria.', 'Um dia de encontros pela frente.',
      'Levar o trabalho para a rua exige coragem.',
    ]],
  },
  steps: {
    professional: [
      ['Pela tela se vê bastante, mas a conversa é outra quando as pessoas se encontram. Um evento serve para isso.', 'É bom dar um rosto a um nome que só aparece nas notificações. Encontros assim servem também para isso.'],
      ['Em um evento, dá para comparar, perguntar e conversar com quem faz. Muitas dúvidas se resolvem na hora.'],
      ['Um evento assim é bom em companhia. Enquanto um olha, o outro conversa, e todos acham algo de interesse.'],
      ['Para eventos como este, vale sempre conferir o dia, o horário e o local. Se tiver alguma dúvida, escreva para nós.'],
    ],
    casual: [
      ['A melhor parte é quando alguém chega perto e diz \'eu te sigo\'. Dá vontade de abraçar na hora.', 'Na véspera eu faço lista, confiro a lista e esqueço a fita adesiva. É tradição de quem monta banca.'],
      ['Conversando na hora, você pergunta o que quiser, e eu explico com as mãos. A foto nunca conta tudo.'],
      ['Com a família ou a vizinha junto é mais gostoso, nem que seja pra dar um oi. Quanto mais gente, melhor a conversa.'],
      ['Quando for a um evento, confere o lugar e o horário antes, tá? E se me encontrar, fala que veio pelo post.'],
    ],
    funny: [
      ['O plano é chegar cedo, com tudo organizado. A realidade inclui uma sacola que fica em casa e um telefonema aflito.', 'Toda feira tem alguém que diz \'só vou dar uma olhadinha\'. Conheço essa frase, eu também já disse.'],
      ['Ao vivo dá para perguntar, pensar alto e mudar de ideia três vezes. Na tela, a gente só aumenta a foto.'],
      ['A companhia ideal para evento carrega as sacolas e elogia as escolhas. Se você tem uma pessoa assim, não perca.'],
      ['Endereço de evento se confere antes de sair de casa. E quem chega dizendo que veio pelo post me emociona.'],
    ],
    motivational: [
      ['Embalar tudo, carregar, montar a mesa e esperar o primeiro que para. Essa espera dá frio na barriga sempre.', 'Quem trabalha em casa passa dias sem ver a reação de ninguém. Num evento, ela acontece ali na frente.'],
      ['Uma pergunta, um elogio, uma criança que aponta. De perto a gente aprende o que nenhuma curtida conta.'],
      ['Sair de casa para prestigiar quem faz é um gesto bonito. Quem expõe percebe e guarda.'],
      ['Chegue com tempo, traga companhia e pare para conversar nos eventos. Uma visita faz o dia de alguém.'],
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
