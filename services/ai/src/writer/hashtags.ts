import type { CaptionIntent } from '@atelie/contract/generators'
import { plainLine, withoutEmoji } from '../rules/plain-text.ts'
import { anyCraft } from './niches/any-craft.ts'
import { findNiche } from './niches/find-niche.ts'
import type { Random } from './random.ts'
import { plain, withoutLinks } from './topics/spelling.ts'
import { PHRASES, SORROW, isKnownNoun } from './topics/words.ts'

const ANY_INTENT = ['feitoamao', 'artesanato', 'artesanatobrasil', 'artesanal', 'artesanatobrasileiro', 'feitocomamor', 'handmade', 'atelie', 'artesanatocomamor', 'amoartesanato', 'criatividade', 'feitocomcarinho', 'arte', 'artesanatododia', 'vidadeatelie', 'trabalhomanual', 'artefeitaamao', 'inspiracao', 'feitonobrasil', 'pequenosnegocios', 'empreendedorismo', 'handmadebrasil']
const BY_INTENT: Record<CaptionIntent, readonly string[]> = {
  sale: ['presentecriativo', 'compredequemfaz', 'apoieopequeno', 'presentesespeciais', 'compredopequeno', 'presenteartesanal', 'valorizeoartesanato', 'apoieoartesanato', 'compreartesanato', 'presentefeitoamao'],
  content: ['vidadeartesanato', 'bastidores', 'processocriativo', 'rotinadeatelie', 'aprendendosempre', 'rotinacriativa', 'amocriar', 'mundocriativo', 'compartilhandoideias', 'facavocemesmo'],
}
const OF_SORROW = ['carinho', 'respeito', 'acolhimento', 'afeto', 'lembranca', 'memoria', 'homenagem', 'saudade', 'delicadeza', 'solidariedade', 'abraco', 'serenidade', 'empatia', 'cuidado', 'gratidao', 'fe', 'forca', 'esperanca', 'paz', 'amor', 'juntos', 'presenca', 'conforto', 'recordacao', 'feitoamao', 'artesanato', 'artesanal', 'atelie', 'trabalhomanual', 'pequenosnegocios', 'lembrancas']

const PRICES = /(?:\b(?:por|de|a|só) )?R\$\s*[\d.,]+|(?<!\d)\d+(?:[.,]\d+)?\s*%|\b\d+(?:[.,]\d+)?\s*reais\b/giu
const ARTICLE = /^(?:os?|as?|uma?) /
const LONGEST = 30
const MAX_WORDS = 3

/** Up to `count` hashtags: first those of the topic, then of its craft, then general ones. */
export function writeHashtags(topic: string, intent: CaptionIntent, count: number, random: Random): string[] {
  const text = plain(plainLine(withoutEmoji(withoutLinks(topic.replace(PRICES, ' '))))).trim()
  const isSad = SORROW.test(text)
  const niche = isSad ? anyCraft : findNiche(text)
  const rest = random.shuffle(isSad ? OF_SORROW : [...BY_INTENT[intent], ...ANY_INTENT])
  const all = [...ofTopic(text), ...random.shuffle(niche.hashtags), ...rest]
  return [...new Set(all)].slice(0, count).map((word) => `#${word}`)
}

/** A short topic as one word, then its known nouns: 'Bolsa de crochê' is bolsadecroche, bolsa, croche. */
function ofTopic(text: string): string[] {
  const words = text.replace(ARTICLE, '').match(/[\p{L}\p{N}]+/gu) ?? []
  const isPlain = /^[\p{L}\p{N} ,'-]+[.!?]*$/u.test(text) && words.some((word) => /\p{L}/u.test(word))
  const whole = words.join('')
  const phrases = [...text.matchAll(PHRASES)].map(([phrase]) => phrase.replaceAll(' ', ''))
  const short = isPlain && words.length <= MAX_WORDS && whole.length >= 3 && whole.length <= LONGEST ? [whole] : []
  return [...short, ...phrases, ...words.filter((word) => word.length > 3 && isKnownNoun(word))]
}
