import type { Niche } from './niche.ts'

export const embroidery: Niche = {
  name: 'bordado',
  keywords: /\b(?:bordad\w+|bordar|bordando|ponto cruz)\b/,
  hashtags: ['bordado', 'bordados', 'amobordar', 'bordadobrasil', 'bordando', 'bordadoslivres', 'bordadoterapia', 'arteembordado', 'bordadocomamor', 'linhaseagulhas'],
  emojis: ['🪡', '🧵', '🌷'],
  themes: {
    sale: [
      ['Linha por linha, o desenho vai aparecendo no tecido.', 'Cada ponto do bordado ajuda a contar o desenho.', 'No bordado, a linha desenha e a paciência colore.'],
      ['A escolha das cores da linha também faz parte do encanto.', 'O bordado transforma um tecido liso em lembrança.'],
    ],
    content: [
      ['Um tecido bem esticado deixa os pontos mais regulares.', 'Testar as cores da linha sobre o tecido evita surpresas.', 'Olhar o desenho de longe, de vez em quando, ajuda a acertar as cores.'],
      ['Anotar o número das linhas ajuda a repetir as cores depois.', 'Um avesso limpo, com os fios bem arrematados, valoriza o bordado.'],
    ],
  },
  care: [
    ['Para lavar um bordado, água fria e sabão neutro, sem esfregar os pontos.', 'Bordado pede água fria, sabão neutro e pouca conversa com a escova.'],
    ['Passe a ferro pelo avesso, com um pano por baixo, para não achatar os pontos.', 'Na hora de passar, vire do avesso e proteja os pontos com um pano.'],
    ['Seque à sombra, porque o sol desbota as linhas.', 'À sombra, as cores das linhas duram mais.'],
  ],
  steps: ['a escolha das linhas', 'o risco do desenho', 'os primeiros pontos', 'o arremate do avesso', 'a combinação das cores'],
  tools: ['as linhas', 'as agulhas', 'a tesourinha', 'os tecidos'],
  products: ['um quadro bordado', 'uma toalha bordada', 'um pano de prato bordado', 'um nome bordado'],
  tips: [
    'Estique bem o tecido antes de bordar, e os pontos saem mais regulares.',
    'Teste as cores da linha sobre o tecido antes de começar.',
    'Anote o número das linhas para repetir as cores em outro trabalho.',
    'Passe a ferro pelo avesso, com um pano por baixo, para não achatar os pontos.',
  ],
}
