import type { CaptionIntent } from '@atelie/contract/generators'
import { findNiche, withoutAccents } from './niches/find-niche.ts'
import type { Random } from './random.ts'

const ANY_INTENT = ['feitoamao', 'artesanato', 'artesanatobrasil', 'artesanal', 'artesanatobrasileiro', 'feitocomamor', 'handmade', 'ateliê', 'artesanatocomamor', 'amoartesanato', 'criatividade', 'feitocomcarinho', 'arte', 'artesanatododia', 'vidadeatelie', 'trabalhomanual', 'artefeitaamao', 'inspiracao', 'feitonobrasil', 'pequenosnegocios', 'empreendedorismo', 'handmadebrasil']
const BY_INTENT: Record<CaptionIntent, readonly string[]> = {
  sale: ['presentecriativo', 'compredequemfaz', 'apoieopequeno', 'presentesespeciais', 'compredopequeno', 'presenteartesanal', 'valorizeoartesanato', 'apoieoartesanato', 'compreartesanato', 'presentefeitoamao'],
  content: ['dicasdeartesanato', 'bastidores', 'processocriativo', 'vidadeartesa', 'aprendendosempre', 'rotinacriativa', 'amocriar', 'mundocriativo', 'compartilhandoideias', 'facavocemesmo'],
}

const SMALL_WORDS = new Set('para pelo pela com sem dos das nos nas uma uns por que seu sua meu minha como mais muito este esta isso the and of for with'.split(' '))
const LONGEST = 30

/** Up to `count` hashtags: of the topic first, then of its craft, then what suits any. */
export function writeHashtags(topic: string, intent: CaptionIntent, count: number, random: Random): string[] {
  const { hashtags } = findNiche(topic)
  const rest = random.shuffle([...BY_INTENT[intent], ...ANY_INTENT])
  const all = [...ofTopic(topic), ...random.shuffle(hashtags), ...rest].map((word) => `#${withoutAccents(word)}`)
  return [...new Set(all)].slice(0, count)
}

/** The topic as one word, then its larger words: 'Bolsa de crochê' is bolsadecroche, bolsa, croche. */
function ofTopic(topic: string): string[] {
  const words = withoutAccents(topic).toLowerCase().replace(/^\s*(os?|as?) /, '').match(/[\p{L}\p{N}]+/gu) ?? []
  const large = words.filter((word) => word.length >= 4 && word.length <= LONGEST && !SMALL_WORDS.has(word)).slice(0, 3)
  const whole = words.join('')
  return whole.length >= 3 && whole.length <= LONGEST && words.length <= 5 ? [whole, ...large] : large
}
