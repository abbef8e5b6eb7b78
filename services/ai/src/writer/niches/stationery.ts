import type { Niche } from './niche.ts'

export const stationery: Niche = {
  keywords: ['papelaria', 'papel', 'convite', 'caderno', 'agenda', 'planner', 'scrap', 'encadernac', 'lettering', 'adesivo', 'caixinha', 'cartonagem', 'topper'],
  hashtags: ['papelaria', 'papelariacriativa', 'papelariaartesanal', 'amopapelaria', 'papelariafofa', 'scrapbook', 'encadernacao', 'cartonagem', 'papelarialovers', 'lettering', 'planner', 'papelariapersonalizada'],
  emojis: ['✂️', '📎', '💌'],
  themes: {
    sale: [
      ['Papel, corte e dobra: tudo é medido com precisão.', 'Quem ama papel percebe a diferença assim que toca.', 'Cada dobra e cada vinco são feitos com paciência.'],
      ['As cores e as texturas do papel contam metade da história.', 'O acabamento em papel pede mão leve e olhar atento.'],
    ],
    content: [
      ['Vincar antes de dobrar evita que o papel quebre na dobra.', 'Uma lâmina nova faz toda a diferença em um corte limpo.', 'O papel tem sentido de fibra, e dobrar a favor dele deixa tudo mais fácil.'],
      ['Imprimir um teste em papel comum poupa o papel especial.', 'Colar com pouca cola, do centro para as bordas, evita ondulações.'],
    ],
  },
  steps: ['a escolha do papel', 'o corte', 'o vinco e a dobra', 'a montagem', 'o acabamento com fita'],
  tools: ['o estilete', 'a régua de metal', 'a dobradeira', 'as fitas'],
  products: ['um caderno', 'um planner', 'um convite', 'uma caixinha', 'um cartão'],
  tips: [
    'Vinque o papel antes de dobrar: a dobra fica reta e a fibra não quebra.',
    'Troque a lâmina do estilete com frequência para ter um corte limpo.',
    'Imprima um teste em papel comum antes de usar o papel especial.',
    'Passe pouca cola, do centro para as bordas, e deixe secar sob um peso.',
  ],
}
