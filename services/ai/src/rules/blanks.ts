import { content } from '../content/content.ts'
import { plain } from '../writer/topics/spelling.ts'
import { anyPlain } from '../content/pattern.ts'

const { blanks } = content.models
const said = (list: keyof typeof blanks) => anyPlain(blanks[list], blanks)
const NOUN = plain(`(?:${blanks.noun.join('|')})`)

/** What somebody has to fill in, if it stands in brackets: 'nome da loja', 'insira o preço'. Owners put their own words into them, too. */
const TO_FILL_IN = new RegExp(String.raw`^(?:[^\p{L}\p{N}]|r\$|\(\d\d\))*(?:${said('named')}[^\p{L}]*$|${said('instruction')})`, 'u')
const BRACKETS = /\[[^[\]\n]{1,80}\]|\([^()\n]{1,80}\)|【[^【】\n]{1,80}】|［[^［］\n]{1,80}］|〈[^〈〉\n]{1,80}〉|（[^（）\n]{1,80}）/gu
const isToBeFilledIn = (bracket: string) => TO_FILL_IN.test(plain(bracket)) || /^[[【［〈][.…_]+[\]】］〉]$/u.test(bracket)

/** Blanks by their form alone. */
const FORMS = [
  /\{[^{}\n]{0,80}\}/g, /<(?=\p{L})[^<>\n]{1,80}>|＜[^＜＞\n]{1,80}＞/gu, /(?<!\d)%(?=\p{L})[\p{L}\p{N}_ ]{1,40}%/gu, /(?<!_)_{3,}/g,
  /\$[\p{Lu}_]{3,}|R\$ ?(?:-{2,}|\.{3}|…|X+(?:,X+)?(?!\p{L})|\[|0{1,6},00(?!\d)|00(?![.,]?\d))|(?<![\p{L}\p{N}])X{1,3}(?:%|,XX|\/XX| reais)|(?<![\p{L}\p{N}])XXX+/gu, /(?<!\d)00\/00|(?<!\d)0{4,5}-0{4}(?!\d)|\bx{4,5}-x{4}\b|\bdd\/mm\b/gi,
]
/** Blanks by their words, in lower case without accents. */
const WORDS = [
  new RegExp(said('leftOver'), 'gu'),
  new RegExp(String.raw`${said('atEnd')}(?=[^\p{L}\p{N}\n]*(?:$|\n|[.!]))`, 'gu'),
  new RegExp(String.raw`(?:@|www\.|:\/\/)(?:o)?(?:seu|sua|your)[._-]?(?:${NOUN}|user|dominio|arroba)(?![\p{L}])|@(?:nome(?:d[aeo])?${NOUN}?|perfil|usuario|username)(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}])(?:(?:seu|sua|your)[_-]?${NOUN}|exemplo|example)\.com`, 'gu'),
]
const IN_CAPITALS = new RegExp(said('inCapitals'), 'giu')
const isInCapitals = (words: string) => words === words.toUpperCase()

/** What is left to be filled in: '[nome]', 'NOME DO PRODUTO', 'R$ XX'. */
export function blanksIn(text: string): string[] {
  const all = (patterns: readonly RegExp[], from: string) => patterns.flatMap((pattern) => from.match(pattern) ?? [])
  return [...all([BRACKETS], text).filter(isToBeFilledIn), ...all(FORMS, text), ...all(WORDS, plain(text)), ...all([IN_CAPITALS], text).filter(isInCapitals)]
}
