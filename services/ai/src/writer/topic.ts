import { plainLine, withoutEmoji } from '../rules/plain-text.ts'
import { capitalize } from './phrases.ts'

export interface Topic {
  /** As it stands in the middle of a sentence. */
  text: string
  /** A thing can be spoken of in passing, a question stands in quotes, and a whole sentence speaks for itself. */
  kind: 'thing' | 'question' | 'sentence'
}

const MAX_WORDS = 12
const MAX_WORDS_OF_A_THING = 6

const LEADING_ARTICLE = /^(o|a|os|as) (?=\p{L}{2})/iu
/** What begins or makes a sentence rather than names a thing. */
const QUESTION = /^(como|por que|porque|quando|onde|quem|qual|quais|o que|quanto|quantos|quantas|será que|vale a pena)(?!\p{L})|\?$/iu
const SENTENCE_BEGINS = /^(eu|nós|vou|vamos|estou|estamos|hoje|ontem|amanhã|não|se|já|ignore|diga|mostre|esqueça|escreva)(?!\p{L})/iu
const SENTENCE_HAS = /[?!.;:/\\|{}[\]=]|(^|\s)(é|são|está|estão|foi|foram|tem|têm|temos|fiz|fizemos|chegou|chegaram|abrimos|faço|fazemos|quero|queremos)(\s|$)/iu
const NAMES = /^(natal|páscoa|carnaval|halloween|réveillon|brasil|deus|jesus|maria)$/iu

/** How the writer speaks of what the visitor typed. Emoji are the caption's own business. */
export function readTopic(raw: string): Topic {
  const words = plainLine(withoutEmoji(raw)).replace(/[#"“”„«»*_~`^<>]/g, ' ').trim().split(/\s+/).filter(Boolean)
  const text = words.join(' ').replace(/\s+(?=[.,;:!?])/g, '').replace(/^[\s.,;:!?\-–—/]+|[\s.,;:\-–—/]+$/gu, '')
  if (!/[\p{L}\p{N}]/u.test(text)) return { text: 'artesanato', kind: 'thing' }
  const kind = kindOf(text, words.length)
  if (kind === 'thing') return { text: asThing(text.replace(/!+$/, '')), kind }
  const sentence = capitalize(shortened(text))
  return { text: kind === 'question' ? `“${sentence}”` : sentence, kind }
}

function kindOf(text: string, words: number): Topic['kind'] {
  if (QUESTION.test(text)) return 'question'
  const isLong = words > MAX_WORDS_OF_A_THING || text.length > 60
  return isLong || SENTENCE_BEGINS.test(text) || SENTENCE_HAS.test(text.replace(/!+$/, '')) ? 'sentence' : 'thing'
}

function asThing(text: string): string {
  const bare = text.replace(LEADING_ARTICLE, '')
  return isShouted(bare) ? bare.toLowerCase().split(' ').map(asName).join(' ') : withoutCapital(bare)
}

/** All in capitals, and too long to be an abbreviation. */
const isShouted = (text: string) => text.length > 5 && text === text.toUpperCase() && text !== text.toLowerCase()

const asName = (word: string) => (NAMES.test(word) ? capitalize(word) : word)

/** People begin a field with a capital. It goes, unless there are others behind it: then it is a name. */
function withoutCapital(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  const isOrdinary = /^\p{Lu}\p{Ll}*,?$/u.test(first) && !NAMES.test(first) && !rest.some((word) => /^\p{Lu}/u.test(word) && !NAMES.test(word))
  return isOrdinary ? first.toLowerCase() + text.slice(first.length) : text
}

function shortened(text: string): string {
  const words = text.split(' ')
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).join(' ').replace(/[,;:.!?]+$/, '')}…` : text
}
