import { content } from '../../content/content.ts'
import { everyWord, exactly, patternOf } from '../../content/pattern.ts'
import { capitalize, plain } from './spelling.ts'
import type { FrameName } from '../../content/schema.ts'
import { hasTrait } from './sentences.ts'

const { spelling } = content.words

const INITIALS = exactly(spelling.initials, 'iu')
const NAMES = exactly(spelling.names, 'iu')
/** Keyed by their plain letters. */
const KNOWN_NAMES = new Map(content.words.names.typed.map((name) => [plain(name), name]))
const SPELLED_NAMES = everyWord(
  [...KNOWN_NAMES.values()].sort((a, b) => b.length - a.length),
  'giu',
)
const SMALL_WORDS = exactly(spelling.smallWords, 'iu')
const SAINT = everyWord([`são (${spelling.saints.join('|')})`], 'giu')
const HOLY = everyWord(spelling.holy, 'giu')
const DAY = /\bdia (d[aeo]s?) (?!meus? |minhas? |noss[oa]s? )(\p{L})/giu

/** 'nossa senhora aparecida' → 'Nossa Senhora Aparecida', 'natal' → 'Natal': many type them in lower case. */
export const withNames = (text: string): string =>
  isShouted(text)
    ? text
    : text
        .replace(HOLY, asName)
        .replace(/(?<!\p{L})Sao (?=\p{Lu})/gu, 'São ')
        .replace(SPELLED_NAMES, (name) => KNOWN_NAMES.get(plain(name)) ?? name)

/** All capitals, and too long for an abbreviation. */
const isShouted = (text: string): boolean =>
  text.length > 5 && text === text.toUpperCase() && text !== text.toLowerCase()

/** 'BOLO DE NATAL' → 'bolo de Natal'. */
export function softened(text: string): string {
  if (!isShouted(text)) return text
  return text
    .split(' ')
    .map(softWord)
    .join(' ')
    .replace(SAINT, (_, name: string) => `São ${capitalize(name)}`)
    .replace(DAY, dayName)
}

const dayName = (_: string, of: string, letter: string) => `Dia ${of.toLowerCase()} ${letter.toUpperCase()}`

/** 'dia das mães' → 'Dia das Mães', for known days. */
const withDayName = (text: string): string => text.replace(DAY, dayName)

function softWord(word: string): string {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '')
  if (INITIALS.test(bare)) return word
  return NAMES.test(bare) ? capitalize(word.toLowerCase()) : word.toLowerCase().replace(/^r\$/, 'R$')
}

/** 'ANA CLARA FESTAS' → 'Ana Clara Festas'. */
const asName = (text: string): string =>
  text
    .split(' ')
    .map((word) => (SMALL_WORDS.test(word) ? word.toLowerCase() : capitalize(word.toLowerCase())))
    .join(' ')

/** 'São Jorge', and not 'São duas peças'. */
export const SAINTLY = /^(?:São|Santo|Santa|Nossa) \p{Lu}/u

/** Removes the capital that people start a field with. If other words are capitalized too it is a name, unless its first word is known to be a noun. */
export function withoutCapital(text: string, isNoun: boolean): string {
  const [first = '', ...rest] = text.split(' ')
  if (!/^\p{Lu}[\p{Ll}-]*,?$/u.test(first) || NAMES.test(first) || SAINTLY.test(text)) return text
  const isName = rest.some((word) => /^\p{Lu}/u.test(word) && !NAMES.test(word) && !INITIALS.test(word))
  return isName && !isNoun ? text : first.toLowerCase() + text.slice(first.length)
}

const { sentences } = content.words

/** 'Como lavar crochê' is a question even without its mark; 'O que aprendi em 2024' is a heading. */
const ASKS = patternOf(sentences.asks)
/** 'Aviso não abrimos na sexta', and not 'aviso importante'. */
const ANNOUNCED = new RegExp(sentences.announced, 'iu')
/** 'Minha mãe faleceu loja fechada até segunda', and not 'a loja fechada'. */
const CLOSED = new RegExp(sentences.closed, 'giu')

/** The owner's line as it is printed, with its end: 'COMO LAVAR CROCHÊ' → 'Como lavar crochê?' */
export function asLine(text: string, frame: FrameName): string {
  if (frame === 'shop-name' && isShouted(text)) return `${asName(text)}.`
  const line = capitalize(withDayName(withPauses(softened(text))))
  return /[.!?]$/.test(line) ? line : line + endOf(line, frame)
}

function endOf(line: string, frame: FrameName): string {
  if (frame === 'greeting') return '!'
  return ASKS.test(plain(line).replace(/^enquete:? /, '')) && hasTrait(frame, 'asks') ? '?' : '.'
}

/** With the colon and the comma that people leave out of notices: 'Aviso: não abrimos na sexta'. */
const withPauses = (text: string) => text.replace(ANNOUNCED, '$1:').replace(CLOSED, ', ')
