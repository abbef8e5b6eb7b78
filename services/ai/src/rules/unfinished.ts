import { plain } from '../writer/topics/spelling.ts'
import { content } from '../content/content.ts'
import { anyPlain } from '../content/pattern.ts'

/** Told to the model if it declines in words. */
export const DECLINED = 'it must be the text itself and not why you decline'

const QUOTES = /^(?:"[^"]+"|“[^“”]+”|«[^«»]+»|'[^']+')$/

/** No sentence ends with such a word, or with a comma. */
const OPEN_END = /(?<=\s)(?:d[aeo]s?|em|com|sem|para|pra|nas|nos|uma?|uns|umas|seus?|suas?|mas|of|and|with|the|an)$|,$/u

/**
 * Why a text of a model cannot be shown, though it may be all that the rules ask for: it declines, speaks to the one who asked,
 * breaks off, or leaves blanks. What the person typed herself is none of it.
 */
export function unfinishedFaults(text: string, typed: readonly string[]): string[] {
  const own = typed.join('\n').toLowerCase()
  const [said, ownSaid] = [plain(text), plain(own)]
  const foundOf = (pattern: RegExp) =>
    [...said.matchAll(pattern)]
      .map(([found]) => found.replace(/^[^\p{L}\p{N}]+/u, '').trim())
      .filter((found) => !ownSaid.includes(found))
  const occursOfItself = (pattern: RegExp) => foundOf(pattern).some((found) => !isFoundByTyped(found, pattern, ownSaid))
  const breaksOff = OPEN_END.test(said) && !typed.some((words) => words !== '' && said.endsWith(plain(words)))
  return [
    ...(foundOf(MODEL_DECLINES).length > 0 || occursOfItself(DECLINES) ? [DECLINED] : []),
    ...(occursOfItself(TALK)
      ? ['it must be the text alone, without a word to whoever asked for it before or after it']
      : []),
    ...(blanksIn(text).some((blank) => !ownSaid.includes(plain(blank))) ? ['nothing may be left to be filled in'] : []),
    ...(breaksOff ? ['it must not break off within a sentence'] : []),
    ...(QUOTES.test(text) && !own.includes(text.toLowerCase())
      ? ['the whole text must not stand in quotation marks']
      : []),
    ...(text.includes('\ufffd') && !own.includes('\ufffd') ? ['it has characters that cannot be read'] : []),
  ]
}

/** A shorter word says too little to be recognized by. */
const LONG = /\p{L}{5,}/gu
const stemsOf = (text: string) => (text.match(LONG) ?? []).map((word) => word.slice(0, 5))

/** Whether a pattern was found because of a word that was typed, and not only beside one. */
function isFoundByTyped(found: string, { source }: RegExp, typed: string): boolean {
  const [ofPhrases, ofTyped] = [new Set(stemsOf(source)), new Set(stemsOf(typed))]
  return stemsOf(found).some((stem) => ofPhrases.has(stem) && ofTyped.has(stem))
}

const { blanks, refusals, talk } = content.models
const said = (list: keyof typeof talk) => anyPlain(talk[list], talk)
const saidOf = (phrase: string) => anyPlain([phrase], talk)

const EMPHASIS = '(?: que sim)?'
const SAID_FIRST = String.raw`(?:${said('sure')}${EMPHASIS}[^\p{L}\n]{1,6})?`
const FIRST_SENTENCE = String.raw`(?:[^.!?:\n]{1,60}[.!…]{1,3}[^\p{L}\p{N}\n]{0,6})?`
const LINE_END = String.raw`(?::|[.!]?\s*\n)`
const REST_OF_LINE = String.raw`[^.!?:\n]{0,60}${LINE_END}`
const NUMBER = String.raw` (?:\d{1,2}|[a-c]) ?[-–—:).]`
const LABEL = saidOf('([0-9][aª] )?{label}')

/** Before a text: 'Claro! Aqui está a sua legenda:', 'Opção 1:', 'Entendido.' */
const BEFORE = [
  SAID_FIRST + said('hereIsAnyText') + REST_OF_LINE,
  FIRST_SENTENCE + said('hereIsText') + REST_OF_LINE,
  String.raw`${FIRST_SENTENCE}${said('follows')} ?${LINE_END}`,
  String.raw`${said('certainly')}${EMPHASIS}[^\p{L}\n]{1,4}${said('hereAlone')}[^.!?:\n]{0,80}${LINE_END}`,
  String.raw`${said('understood')} ?[.!,:]`,
  String.raw`${LABEL}(?: ${said('labelKind')})? ?:|${LABEL}${NUMBER}`,
  String.raw`${said('sure')}[^\p{L}\n]{1,4}vamos la ?[:.!]`,
]
/** After it: 'Espero que goste!', '(27 palavras)', 'Nota: adaptei o tom.' */
const AFTER = [
  String.raw`\n[^\p{L}\p{N}]{0,6}${LABEL}${NUMBER}`,
  String.raw`${said('hope')}[^\p{L}\p{N}\n]*$`,
  said('hopeOfText'),
  String.raw`${said('offer')}[^\n]{0,80}$`,
  String.raw`[([]\D{0,20}\d+ (?:palavras|words|caracteres|characters|tokens)[)\]]|\n\s{0,3}\d+ (?:palavras|words)\.?$`,
  String.raw`${said('count')} ?:`,
  String.raw`(?:^|[.!?\n)])[^\p{L}\p{N}]{0,6}(?:nota|obs|observac(?:ao|oes)|note)(?: (?:final|importante))?\.?\)? ?: ?(?=\p{L})`,
]

/** Models say these to the one who asks for a text. */
const TALK = new RegExp(String.raw`^[^\p{L}\p{N}\n]{0,20}(?:${BEFORE.join('|')})|${AFTER.join('|')}`, 'gu')

/** Only a model says so. */
const MODEL_DECLINES = new RegExp(anyPlain(refusals.model, refusals), 'gu')

/** Owners apologize, too, but seldom for not being able to write. */
const DECLINES = new RegExp(String.raw`^[^\p{L}\n]*${anyPlain(refusals.apology, refusals)}`, 'gu')

const blank = (list: keyof typeof blanks) => anyPlain(blanks[list], blanks)
const NOUN = plain(`(?:${blanks.noun.join('|')})`)

/** Text that somebody has to fill in, if it stands in brackets: 'nome da loja', 'insira o preço'. Owners put their own words into them, too. */
const TO_FILL_IN = new RegExp(
  String.raw`^(?:[^\p{L}\p{N}]|r\$|\(\d\d\))*(?:${blank('named')}[^\p{L}]*$|${blank('instruction')})`,
  'u',
)
const BRACKETS =
  /\[[^[\]\n]{1,80}\]|\([^()\n]{1,80}\)|【[^【】\n]{1,80}】|［[^［］\n]{1,80}］|〈[^〈〉\n]{1,80}〉|（[^（）\n]{1,80}）/gu
const isToBeFilledIn = (bracket: string) =>
  TO_FILL_IN.test(plain(bracket)) || /^[[【［〈][.…_]+[\]】］〉]$/u.test(bracket)

/** Blanks by their form alone. */
const FORMS = [
  /\{[^{}\n]{0,80}\}/g,
  /<(?=\p{L})[^<>\n]{1,80}>|＜[^＜＞\n]{1,80}＞/gu,
  /(?<!\d)%(?=\p{L})[\p{L}\p{N}_ ]{1,40}%/gu,
  /(?<!_)_{3,}/g,
  /\$[\p{Lu}_]{3,}|R\$ ?(?:-{2,}|\.{3}|…|X+(?:,X+)?(?!\p{L})|\[|0{1,6},00(?!\d)|00(?![.,]?\d))|(?<![\p{L}\p{N}])X{1,3}(?:%|,XX|\/XX| reais)|(?<![\p{L}\p{N}])XXX+/gu,
  /(?<!\d)00\/00|(?<!\d)0{4,5}-0{4}(?!\d)|\bx{4,5}-x{4}\b|\bdd\/mm\b/gi,
]
/** Blanks by their words, in lower case without accents. */
const WORDS = [
  new RegExp(blank('leftOver'), 'gu'),
  new RegExp(String.raw`${blank('atEnd')}(?=[^\p{L}\p{N}\n]*(?:$|\n|[.!]))`, 'gu'),
  new RegExp(
    String.raw`(?:@|www\.|:\/\/)(?:o)?(?:seu|sua|your)[._-]?(?:${NOUN}|user|dominio|arroba)(?![\p{L}])|@(?:nome(?:d[aeo])?${NOUN}?|perfil|usuario|username)(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}])(?:(?:seu|sua|your)[_-]?${NOUN}|exemplo|example)\.com`,
    'gu',
  ),
]
const IN_CAPITALS = new RegExp(blank('inCapitals'), 'giu')
const isInCapitals = (words: string) => words === words.toUpperCase()

/** Finds what is left to be filled in: '[nome]', 'NOME DO PRODUTO', 'R$ XX'. */
function blanksIn(text: string): string[] {
  const all = (patterns: readonly RegExp[], from: string) => patterns.flatMap((pattern) => from.match(pattern) ?? [])
  return [
    ...all([BRACKETS], text).filter(isToBeFilledIn),
    ...all(FORMS, text),
    ...all(WORDS, plain(text)),
    ...all([IN_CAPITALS], text).filter(isInCapitals),
  ]
}
