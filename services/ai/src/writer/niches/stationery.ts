import type { Niche } from './niche.ts'

/** 'Agenda' and 'convite' are products unless the agenda is open for orders or the invitation is to a fair. */
export const stationery: Niche = {
  name: 'papelaria',
  keywords: /\b(?:papelarias?|cadernos?|planners?|scrapbooks?|encadernacao|encadernacoes|cartonagem|cartoes|cartao de papel|envelopes?|origamis?|agendas|agenda (?:personalizada|artesanal|permanente|escolar|20\d\d)|convites? (?:de|personalizad\w+)|(?:caixas?|caixinhas?|flor(?:es)?|arte|artes|sacolas?|sacolinhas?|lembrancinhas?) (?:de|em) papel)\b/,
  hashtags: ['papelaria', 'papelariacriativa', 'papelariaartesanal', 'amopapelaria', 'papelariafofa', 'papelariabrasil', 'papelarialovers', 'papelariapersonalizada', 'feitoempapel', 'arteempapel'],
  emojis: ['✂️', '📎', '💌'],
  themes: {
    sale: [
      ['Papel, medida e corte: tudo é pensado antes da primeira tesourada.', 'Quem ama papel percebe a diferença assim que toca.', 'O trabalho em papel pede mão leve e olhar atento.'],
      ['As cores e as texturas do papel contam metade da história.', 'O papel é escolhido com calma, pela cor e pelo toque.'],
    ],
    content: [
      ['Uma lâmina nova faz toda a diferença em um corte limpo.', 'Imprimir um teste em papel comum poupa o papel especial.', 'Medir duas vezes e cortar uma só é a regra de ouro do papel.'],
      ['Guardar os papéis na horizontal evita que fiquem ondulados.', 'Mãos limpas e mesa seca evitam marcas no papel.'],
    ],
  },
  care: [['Papel não gosta de umidade nem de sol direto: um lugar seco e arejado conserva melhor.', 'Longe do sol e da umidade, o papel guarda a cor por mais tempo.']],
  steps: ['a escolha do papel', 'o corte', 'o teste de impressão', 'a montagem', 'o acabamento'],
  tools: ['o estilete', 'a régua de metal', 'a base de corte', 'os papéis preferidos'],
  products: ['um caderno artesanal', 'um planner', 'um convite', 'um cartão feito à mão'],
  tips: [
    'Troque a lâmina do estilete com frequência para ter um corte limpo.',
    'Imprima um teste em papel comum antes de usar o papel especial.',
    'Meça duas vezes e corte uma, porque papel cortado não volta atrás.',
    'Guarde os papéis na horizontal, em lugar seco, para que não fiquem ondulados.',
  ],
}
