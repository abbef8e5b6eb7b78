import type { Frame } from './frame.ts'

export const setback: Frame = {
  leads: {
    professional: [
      'Precisamos informar com transparência.', 'Pedimos a sua atenção e a sua compreensão.', 'Preferimos comunicar logo.', 'Um aviso que gostaríamos de não dar.', 'Com respeito a quem confia em nós.',
      'Assumimos a responsabilidade de avisar.',
    ],
    casual: [
      'Preciso contar uma coisa chata.', 'Prefiro falar a verdade logo.', 'Nem sempre sai como a gente quer.', 'Vim avisar antes que vocês saibam por outro lado.', 'Com sinceridade.',
      'Não é o post que eu queria fazer.',
    ],
    funny: [
      'Hoje não tem brincadeira, tem sinceridade.', 'Um aviso honesto, sem enfeite.', 'Preciso falar sério por um instante.', 'Prefiro contar logo, com franqueza.', 'Vamos direto ao ponto.', 'Com toda a sinceridade.',
    ],
    motivational: [
      'Assumir também faz parte do trabalho.', 'Com honestidade, um aviso.', 'Nem todo dia é como planejamos.', 'Falar a verdade é o caminho mais curto.', 'Respeito começa por avisar.',
      'Um momento difícil, dito com clareza.',
    ],
  },
  facts: {
    all: [
      'Pedimos desculpas a quem foi afetado.', 'Quem tiver dúvida pode escrever, e cada mensagem será lida.', 'Sabemos que isto pode atrapalhar os seus planos.', 'Estamos vendo o que é possível fazer em cada caso.',
      'Novas informações serão dadas por aqui.', 'Lamentamos o transtorno.', 'A paciência de vocês ajuda muito neste momento.', 'O que aconteceu será revisto para que não se repita.',
      'Fica o agradecimento a quem entende.',
    ],
    professional: [
      'Estamos à disposição para conversar sobre cada caso.', 'Trataremos cada situação com seriedade.', 'Agradecemos a compreensão de todos.', 'Pedimos que nos procurem em caso de dúvida.',
      'A sua confiança é importante para nós.',
    ],
    casual: [
      'Me desculpa, de verdade.', 'Tô aqui pra conversar com cada pessoa.', 'Eu sei como é chato contar com uma coisa e ela mudar.', 'Se te atrapalhou, me fala, que a gente vê junto.',
      'Agradeço quem tiver um pouquinho de paciência comigo.',
    ],
    funny: [
      'Peço desculpas sem rodeios.', 'Sei que ninguém gosta de ler um aviso destes.', 'Estou por aqui para ouvir, inclusive reclamação.', 'Assim que houver novidade, eu aviso.', 'Agradeço de verdade a compreensão.',
    ],
    motivational: [
      'Errar e corrigir também faz parte do caminho de quem trabalha.', 'Prefiro enfrentar a situação com honestidade.', 'Agradeço a quem permanece por perto.', 'Aprender com o que deu errado é um compromisso.',
      'Seguimos, com mais atenção.',
    ],
  },
  questions: [
    'Ficou alguma dúvida sobre este aviso?', 'Como podemos ajudar no seu caso?', 'Você foi afetado por isto?', 'Prefere que o contato seja por mensagem?', 'Há algo que precisamos saber do seu caso?',
    'O que você gostaria de perguntar?',
  ],
  asks: [
    'a sua dúvida', 'como isto afeta você', 'o seu nome e o seu pedido', 'o que prefere fazer',
  ],
  hashtags: ['aviso', 'comunicado', 'informativo', 'transparencia', 'desculpas', 'respeito', 'compromisso', 'atendimento'],
  emojis: ['🙏', '📌', '💬'],
}
