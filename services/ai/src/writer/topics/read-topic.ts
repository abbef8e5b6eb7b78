import { plainLine, withoutEmoji } from '../../rules/plain-text.ts'
import { capitalize } from '../phrases.ts'
import { asName, isShouted, plain, softened, withDayName, withoutCapital, withoutLinks } from './spelling.ts'
import { FIRST_NAMES, IDEA, NEWS, OCCASION, PEOPLE, SETBACK, SORROW, isKnownNoun } from './words.ts'

/**
 * A thing (which someone may make), an idea, an occasion, people and a name are mentioned within a sentence; a greeting is
 * quoted; a question, news of the business and any other statement are a line of their own.
 */
export type TopicKind = 'thing' | 'idea' | 'occasion' | 'people' | 'name' | 'greeting' | 'question' | 'news' | 'statement'

export interface Topic {
  /** As used within a sentence; for a question or statement, the whole sentence with its punctuation. */
  text: string
  kind: TopicKind
  isSad: boolean
  /** Bad news, such as a late order. */
  isSetback: boolean
}

const MAX_WORDS_OF_A_THING = 6
const MAX_LENGTH_OF_A_THING = 60
const MAX_WORDS_OF_PEOPLE = 4

const LEADING_ARTICLE = /^(o|a|os|as) (?=\p{L}{2})/iu

const QUESTION = /^(?:como|por que|porque|quando|onde|qual|quais|o que|quanto|quantos|quantas|sera que|vale a pena|dicas? (?:de|para|pra) (?:como )?\w+r)\b(?!.*[.!])|\?$/
/** 'Como lavar crochê' is a question even without its mark; 'O que aprendi em 2024' is a heading. */
const ASKS = /^(?:como|onde|quando|por que|o que|quanto) \w+r\b|^(?:qual|quais|quanto custa|sera que|vale a pena)\b/
const GREETING = /^(?:feliz|felizes|boas festas|bom dia|boa (?:tarde|noite|semana|sorte)|otima? (?:dia|semana|tarde|noite)|parabens|obrigad[ao]|gratidao (?:por|a|pel)|bem[- ]vind\w+|sejam? bem[- ]vind\w+|prospero)\b/
const GREETING_LONGEST = 10

/** Words that begin a sentence or headline rather than the name of a thing. */
const STATEMENT_BEGINS = new RegExp(`^(?:${[
  'eu|nos|voce|voces|vou|vamos|vai|estou|estamos|esta|nao|se|ja|so|ate|agora|ontem|amanha|depois|antes|que|quem|porque|nunca|sempre|mais|menos|muito|muita',
  'amo|adoro|faco|vendo|crio|quero|gosto|preciso|fiz|vivo|sou|tenho|sei|acho|posso|costuro|bordo|aceito|entrego|busco|somos|temos|fazemos|criamos|vendemos|aceitamos|amamos|adoramos|queremos|abrimos|voltei|voltamos',
  'ignore|diga|mostre|esqueca|escreva|repita|finja|veja|olha|olhe|compre|aproveite|garanta|encomende|confira|conheca|venha|vem|corre|corra|chame|presenteie|use|faca|peca ja|siga|participe|visite|acesse|clique|baixe|assista|ouca|entre',
  'fazer|costurar|bordar|pintar|criar|vender|aprender|trabalhar|viver|empreender|comecar|recomecar|ser|ter|presentear|crochetar|tricotar|cozinhar|cuidar|organizar|ensinar|precificar|fotografar|divulgar|decorar|embrulhar|sonhar',
  'um|uma|uns|umas|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|seu|sua|seus|suas|este|esta|estes|estas|esse|essa|isso|isto|aquele|aquela|cada|todo|toda|todos|todas|dois|duas|tres|quatro|cinco|dez',
  'feit[oa]s? (?:com|de|por|para)|para|pra|por|com|sem|de|do|da|dos|das|em|no|na|nos|nas|sobre|entre|desde|ao|a gente|pelo|pela',
].join('|')})\\b|^\\d`)
const STATEMENT_HAS = /[?!.;:/\\|{}[\]=%$]|\b(?:estao|foi|foram|tem|temos|teve|era|vem|vai|vao|chegaram|abrimos|faco|fazemos|quero|queremos|fica|ficou|pode|podem|deve|merece|amo|ama|adora|faz|fazem|completa|aprendi|vivi|sobrevivi|escrevi|vendi|recebi|consegui|perdi|decidi|descobri|abri)\b/
const PRICE = /r\$\s*\d|\d\s*%|\d\s*reais/i
const VERB = /\b\w{2,}(?:ou|aram|eram|iram|iu|ei|rreu|sceu|ceu|ndeu|veu|beu)\b/
/** With accents, since 'é' without its accent is 'e'. */
const IS = /(?:^é|\s(?:é|está|têm|são(?! (?:joão|pedro|jorge|paulo|josé|francisco|bento|cosme))))(?:\s|$)/iu

/** How the writer refers to what the visitor typed, without emoji. */
export function readTopic(raw: string): Topic {
  const text = cleaned(raw)
  if (!/[\p{L}\p{N}]/u.test(text)) return { text: 'artesanato', kind: 'idea', isSad: false, isSetback: false }
  const kind = kindOf(text)
  const isSad = SORROW.test(plain(text))
  return { text: spoken(text, kind), kind, isSad, isSetback: !isSad && kind === 'statement' && SETBACK.test(plain(text)) }
}

function cleaned(raw: string): string {
  const line = withoutLinks(plainLine(withoutEmoji(raw))).replace(/[#"“”„«»*_~`^<>]/g, ' ')
  return line.replace(/\s+/g, ' ').replace(/ (?=[.,;:!?])/g, '').replace(/^[\s.,;:!?\-–—/]+|(?<![\s.,;:\-–—/])[\s.,;:\-–—/]+$/gu, '')
}

function kindOf(text: string): TopicKind {
  const bare = plain(text).replace(/(?<!!)!+$/, '')
  const words = text.split(' ').length
  const isShort = words <= MAX_WORDS_OF_A_THING && text.length <= MAX_LENGTH_OF_A_THING
  if (QUESTION.test(bare)) return 'question'
  if (SETBACK.test(bare)) return 'statement'
  if (GREETING.test(bare) && words <= GREETING_LONGEST && !/[.;:?]/.test(text)) return 'greeting'
  if (PRICE.test(text) || (NEWS.test(bare) && !VERB.test(bare))) return 'news'
  if (IS.test(text) || STATEMENT_HAS.test(bare) || VERB.test(bare)) return 'statement'
  if (isName(text)) return 'name'
  if (PEOPLE.test(bare) && words <= MAX_WORDS_OF_PEOPLE) return 'people'
  if (OCCASION.test(bare) && isShort) return 'occasion'
  if (!isShort || STATEMENT_BEGINS.test(bare.replace(/^(?:os?|as?) /, ''))) return 'statement'
  return IDEA.test(bare.replace(/^(?:os?|as?) /, '')) ? 'idea' : 'thing'
}

/** 'Ana Clara Festas', capitalized or in all capitals, but no product of that name. */
function isName(text: string): boolean {
  const words = text.split(' ').filter((word) => word.length > 2)
  return FIRST_NAMES.has(plain(words[0] ?? '')) && (words.length > 1 || /^\p{Lu}/u.test(text)) && words.every((word) => /^\p{Lu}/u.test(word)) && !isKnownNoun(plain(words[0] ?? ''))
}

function spoken(text: string, kind: TopicKind): string {
  if (kind === 'name') return isShouted(text) ? asName(text) : text
  const soft = kind === 'occasion' || kind === 'greeting' ? withDayName(softened(text)) : softened(text)
  if (kind === 'question') return asQuestion(capitalize(soft))
  if (kind === 'statement' || kind === 'news') return ended(capitalize(soft))
  const bare = soft.replace(/(?<!!)!+$/, '').replace(LEADING_ARTICLE, '')
  const inside = bare.startsWith('Dia ') ? bare : withoutCapital(bare)
  if (kind === 'greeting') return `${inside[0]!.toLowerCase()}${inside.slice(1)}!`
  return kind === 'people' ? asPeople(inside) : inside
}

const ended = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)

function asQuestion(text: string): string {
  if (/[?!]$/.test(text)) return text
  return ASKS.test(plain(text)) ? `${text}?` : `“${text}”.`
}

/** 'Artesã' alone has no article, and its gender is unknown: 'cada artesã'. */
const asPeople = (text: string) => (/^\p{L}+$/u.test(text) && !text.endsWith('s') ? `cada ${text}` : text)
