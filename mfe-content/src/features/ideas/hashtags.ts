import type { ContentPurpose } from '@atelie/contract/generators'
import { foldText } from '@atelie/contract/text'

const ALWAYS = ['#artesanato', '#feitoamao']

/** Keyed by the beginning of a word of the niche, without accents. */
const OF_NICHE: [begins: readonly string[], hashtags: readonly string[]][] = [
  [
    ['costur', 'patchwork'],
    ['#costuracriativa', '#ateliedecostura', '#amocosturar'],
  ],
  [
    ['croch', 'amigurumi'],
    ['#crochebrasil', '#crochecomamor', '#fiodemalha'],
  ],
  [['tric'], ['#tricobrasil', '#tricoartesanal', '#amotrico']],
  [['macram'], ['#macramebrasil', '#macrameartesanal', '#amomacrame']],
  [
    ['biscuit', 'porcelana'],
    ['#biscuitbrasil', '#pecasembiscuit', '#biscuitpersonalizado'],
  ],
  [['bolo'], ['#bolosdecorados', '#boloartesanal', '#confeitariaartesanal']],
  [
    ['confeit', 'doce', 'docinho', 'brigadeir'],
    ['#confeitariaartesanal', '#docesartesanais'],
  ],
  [
    ['papelar', 'scrap', 'encaderna', 'caderno'],
    ['#papelariapersonalizada', '#papelariacriativa', '#papelariaartesanal'],
  ],
]

const OF_PURPOSE: Record<ContentPurpose, readonly string[]> = {
  produto_novo: ['#novidade', '#lancamento', '#produtonovo'],
  bastidores: ['#bastidores', '#processocriativo', '#feitopormim'],
  promocao: ['#promocao', '#oferta', '#aproveite'],
  dica: ['#dica', '#dicadodia', '#aprenda'],
  inspiracional: ['#inspiracao', '#motivacao', '#empreendedorismo'],
  surpresa: ['#surpresa', '#criatividade', '#compredequemfaz'],
}

/** Words of a text in lower case, without accents and punctuation: 'Crochê & Tricô' is croche, trico. */
export const plainWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The hashtags of an idea, each once: of the niche itself, of words related to it, and of the purpose. */
export function hashtagsFor(niche: string, purpose: ContentPurpose): string[] {
  const words = plainWords(niche)
  const known = OF_NICHE.filter(([begins]) =>
    words.some((word) => begins.some((begin) => word.startsWith(begin))),
  ).flatMap(([, hashtags]) => hashtags)
  const own = words.length > 0 ? [`#${words.join('')}`] : []
  return [...new Set([...own, ...known, ...ALWAYS, ...OF_PURPOSE[purpose]])]
}
