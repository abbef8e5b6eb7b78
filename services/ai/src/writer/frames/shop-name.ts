import type { Frame } from './frame.ts'

export const shopName: Frame = {
  leads: {
    professional: [
      'Apresentamos o nosso trabalho.', 'Por trás de um nome há muito trabalho.', 'Um nome, uma forma de trabalhar.', 'Muito prazer.', 'Conheça quem está por trás desta página.', 'Todo negócio começa com um nome.',
    ],
    casual: [
      'Prazer, pode entrar!', 'Deixa eu me apresentar.', 'Chegou agora? Então vem conhecer.', 'Esse nome tem história.', 'Se você caiu aqui de paraquedas, pode chegar.', 'Pra quem ainda não sabe o nome disso tudo.',
    ],
    funny: [
      'Guardem este nome, vai cair na prova.', 'O nome é esse, o resto vocês descobrem.', 'Apresentação rápida, porque a foto já fala demais.', 'Meu nome artístico e também o de guerra.',
      'Se perguntarem quem indicou, vocês já sabem.', 'Entre, a casa é nossa e o nome é este.',
    ],
    motivational: [
      'Dar nome a um trabalho é assumir um compromisso.', 'Um nome construído dia após dia.', 'Aqui mora muito trabalho.', 'Com orgulho, apresento.', 'Começou pequeno e ganhou nome.',
      'Cada letra tem um pouco de caminho.',
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
