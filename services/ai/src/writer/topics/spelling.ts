import { capitalize } from '../capitalize.ts'

/** Most words have none, and finding that out is faster than taking them off. */
const withoutAccents = (text: string): string => (/^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, ''))

/** Lower case without accents, as in the writer's lists. */
export const plain = (text: string): string => withoutAccents(text).toLowerCase()

const LINKS = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.com(?:\.br)?(?:\/\S*)?\b/giu

export const withoutLinks = (text: string): string => text.replace(LINKS, ' ')

const ABBREVIATIONS = /^(mdf|eva|pvc|led|diy|pet|3d)$/iu
const NAMES = /^(natal|páscoa|carnaval|halloween|réveillon|brasil|deus|jesus|maria|instagram|whatsapp|pix)$/iu
const SMALL_WORDS = /^(de|da|do|das|dos|e|em|com|para)$/iu
const SAINT = /(?<!\p{L})são (joão|pedro|jorge|paulo|josé|francisco|bento|cosme)(?!\p{L})/giu
const DAY = /\bdia (d[aeo]s?) (?!meus? |minhas? |noss[oa]s? )(\p{L})/giu

/** Saints, feasts and the like, which many type in lower case. */
const HOLY = /(?<!\p{L})(?:nossa senhora(?: d[aeo]s? \p{L}+| aparecida)?|divino(?: esp[ií]rito santo)?|esp[ií]rito santo|sagrad[oa] (?:cora[cç][aã]o|fam[ií]lia)|santo ant[oô]nio|santa \p{L}+|s[aã]o (?:jo[aã]o|pedro|jorge|paulo|jos[eé]|francisco|bento|cosme|miguel|judas))(?!\p{L})/giu
const FEASTS = /(?<!\p{L})(?:natal|páscoa|carnaval|halloween|réveillon|jesus|deus|pix|brasil)(?!\p{L})/gu

const INITIALS = /(?<!\p{L})(?:mdf|uti|tnt|pvc|led)(?!\p{L})/gu

/** 'nossa senhora aparecida' → 'Nossa Senhora Aparecida', 'natal' → 'Natal'. */
export const withNames = (text: string): string => (isShouted(text) ? text : text.replace(HOLY, asName).replace(/(?<!\p{L})Sao (?=\p{Lu})/gu, 'São ').replace(FEASTS, capitalize).replace(INITIALS, (word) => word.toUpperCase()))

/** All capitals, and too long for an abbreviation. */
export const isShouted = (text: string): boolean => text.length > 5 && text === text.toUpperCase() && text !== text.toLowerCase()

/** 'BOLO DE NATAL' → 'bolo de Natal'. */
export function softened(text: string): string {
  if (!isShouted(text)) return text
  return text.split(' ').map(softWord).join(' ')
    .replace(SAINT, (_, name: string) => `São ${capitalize(name)}`)
    .replace(DAY, dayName)
}

const dayName = (_: string, of: string, letter: string) => `Dia ${of.toLowerCase()} ${letter.toUpperCase()}`

/** 'dia das mães' → 'Dia das Mães', for known days. */
export const withDayName = (text: string): string => text.replace(DAY, dayName)

function softWord(word: string): string {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '')
  if (ABBREVIATIONS.test(bare)) return word
  return NAMES.test(bare) ? capitalize(word.toLowerCase()) : word.toLowerCase().replace(/^r\$/, 'R$')
}

/** 'ANA CLARA FESTAS' → 'Ana Clara Festas'. */
export const asName = (text: string): string => text.split(' ').map((word) => (SMALL_WORDS.test(word) ? word.toLowerCase() : capitalize(word.toLowerCase()))).join(' ')

/** 'São Jorge', and not 'São duas peças'. */
export const SAINTLY = /^(?:São|Santo|Santa|Nossa) \p{Lu}/u

/** Removes the capital that people start a field with. If other words are capitalized too it is a name, unless its first word is known to be a noun. */
export function withoutCapital(text: string, isNoun: boolean): string {
  const [first = '', ...rest] = text.split(' ')
  if (!/^\p{Lu}[\p{Ll}-]*,?$/u.test(first) || NAMES.test(first) || SAINTLY.test(text)) return text
  const isName = rest.some((word) => /^\p{Lu}/u.test(word) && !NAMES.test(word) && !ABBREVIATIONS.test(word))
  return isName && !isNoun ? text : first.toLowerCase() + text.slice(first.length)
}

/** Without the marks at its end. */
export const withoutFinalMarks = (text: string): string => text.replace(/(?<![.!?…\s])[.!?…\s]+$/u, '').trim()
