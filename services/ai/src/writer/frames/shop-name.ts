import type { Frame } from './frame.ts'

export const shopName: Frame = {
  leads: {
    professional: [[
      'É um prazer receber você aqui.', 'Conheça quem está por trás desta página.', 'Apresentamos o nosso nome.',
    ], [
      'Apresentamos o nosso trabalho.', 'Por trás de um nome há muito trabalho.', 'Um nome, uma forma de trabalhar.', 'Muito prazer.', 'Todo negócio começa com um nome.',
    ]],
    casual: [[
      'Prazer, pode entrar.', 'Deixa eu me apresentar.', 'Chegou agora? Então vem conhecer.',
    ], [
      'Prazer, pode entrar!', 'Esse nome tem história.', 'Se você caiu aqui de paraquedas, pode chegar.', 'Pra quem ainda não sabe o nome disso tudo.',
    ]],
    funny: [[
      'Guardem este nome, cai na prova.', 'O nome é este, a bagunça é minha.', 'Apresentação rápida, sem slides.',
    ], [
      'Guardem este nome, vai cair na prova.', 'O nome é esse, o resto vocês descobrem.', 'Apresentação rápida, porque a foto já fala demais.', 'Meu nome artístico e também o de guerra.',
      'Se perguntarem quem indicou, vocês já sabem.', 'Entre, a casa é nossa e o nome é este.',
    ]],
    motivational: [[
      'Este nome tem muito trabalho dentro.', 'Apresento com orgulho.', 'Tudo começou bem pequeno.',
    ], [
      'Dar nome a um trabalho é assumir um compromisso.', 'Um nome construído dia após dia.', 'Aqui mora muito trabalho.', 'Com orgulho, apresento.', 'Começou pequeno e ganhou nome.', 'Cada letra tem um pouco de caminho.',
    ]],
  },
  steps: {
    professional: [
      ['Quem chega a uma página nova quer saber com quem está falando. Este é o nome que responde por ela.', 'Um nome é a primeira coisa que se diz ao indicar alguém. É bom que você já conheça o nosso.'],
      ['Atrás dele há trabalho, conversa e atenção com quem nos procura. As publicações mostram melhor que qualquer apresentação.'],
      ['Se é a sua primeira visita, veja o que já publicamos. Se você já nos conhece, é bom ter a sua volta.'],
      ['Para falar conosco, basta uma mensagem. Conte o que procura e pergunte o que quiser saber.'],
    ],
    casual: [
      ['Sempre que chega gente nova por aqui, eu gosto de me apresentar de novo. Assim ninguém fica perdido.', 'Pra quem caiu aqui pela indicação de uma amiga ou nem sabe como: esse é o nome, e a casa é sua.'],
      ['É o nome que eu ponho no que faço, e isso é coisa séria pra mim. Trabalho pensando em não fazer feio.'],
      ['Dá uma passeada pelo perfil, olha as fotos, vê o que combina com você. Pode salvar à vontade.'],
      ['E se bater vontade de conversar, me chama. Não precisa de motivo, pode ser só pra perguntar.'],
    ],
    funny: [
      ['Se você chegou aqui às três da manhã, de foto em foto, pode entrar. As melhores amizades começam assim.', 'Escolher um nome deu mais trabalho que montar armário sem manual. Pelo menos não sobrou nenhum parafuso.'],
      ['Atrás do nome tem gente de verdade, que trabalha muito e perde a caneta várias vezes ao dia.'],
      ['Pode olhar tudo, até as publicações antigas. Se curtir sem querer uma de três anos atrás, eu vou achar graça.'],
      ['Precisou, é só chamar. Se perguntarem quem indicou, você já sabe o nome que tem de dizer.'],
    ],
    motivational: [
      ['Pôr um nome no próprio trabalho dá um frio na barriga. De repente, aquilo passa a ser assunto sério.', 'No começo, só a família sabia este nome. Depois alguém indicou a alguém, e ele foi chegando mais longe.'],
      ['Cada pessoa que confia, volta ou indica ajuda a firmar este nome. É uma construção de todo dia.'],
      ['Se você está chegando, olhe as publicações e conheça o que faço. Se já é de casa, fico feliz em rever.'],
      ['Escreva quando quiser, para perguntar ou contar uma ideia. Do outro lado há alguém que gosta do que faz.'],
    ],
  },
  facts: {
    all: [
      'Aqui você fala direto com quem faz.', 'É um negócio pequeno, com nome e com rosto.', 'Quem chega agora pode olhar as publicações com tranquilidade.', 'Cada mensagem é respondida por uma pessoa.',
      'Seguir a página é o melhor jeito de acompanhar as novidades.', 'Quem já conhece costuma trazer mais alguém.', 'Pergunte o que quiser saber antes de pedir.',
      'Um nome só ganha valor quando as pessoas o recomendam.', 'O trabalho de cada dia aparece por aqui.',
    ],
    professional: [
      'É um prazer ter você nesta página.', 'Trabalhamos com seriedade e atenção a cada pessoa.', 'Conheça o que fazemos nas publicações anteriores.', 'Nosso compromisso é atender bem do começo ao fim.',
      'Ficamos à disposição para apresentar o trabalho.',
    ],
    casual: [
      'Eu cuido de tudo por aqui, das fotos às mensagens.', 'Pode fuçar o feed à vontade.', 'Se gostou, me conta de onde você veio.', 'Me segue pra não perder o que vem.',
      'Quem me conhece sabe que eu adoro uma conversa.',
    ],
    funny: [
      'A equipe inteira cabe numa cadeira.', 'Presidência, estágio e entrega: tudo na mesma pessoa.', 'Atendimento humano, com café e com sono.', 'O setor de fotos trabalha na janela da sala.',
      'Quem seguir ganha a minha eterna simpatia.',
    ],
    motivational: [
      'Um nome se constrói com palavra cumprida.', 'Cada cliente ajudou a escrever esta história.', 'Fazer bem-feito é a melhor propaganda.', 'Continuar todos os dias é o que dá sentido ao nome.',
      'Agradeço a quem já faz parte.',
    ],
  },
  questions: [
    'De onde você conheceu esta página?', 'O que trouxe você até aqui?', 'O que você gostaria de ver por aqui?', 'De que cidade você acompanha?', 'Já conhecia o nosso trabalho?', 'A quem você indicaria?',
  ],
  asks: [
    'como você nos encontrou', 'o que você procura', 'a sua cidade', 'o que gostaria de conhecer',
  ],
  hashtags: ['muitoprazer', 'apresentacao', 'pequenosnegocios', 'compredopequeno', 'conheca', 'lojinha', 'negociolocal', 'apoielocal'],
  emojis: ['👋', '✨', '💛', '📍', '🤝'],
}
