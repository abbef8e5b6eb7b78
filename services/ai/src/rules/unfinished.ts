import { plain } from '../writer/topics/spelling.ts'
import { blanksIn } from './blanks.ts'
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
  const foundOf = (pattern: RegExp) => [...said.matchAll(pattern)].map(([found]) => found.replace(/^[^\p{L}\p{N}]+/u, '').trim()).filter((found) => !ownSaid.includes(found))
  const occursOfItself = (pattern: RegExp) => foundOf(pattern).some((found) => !isFoundByTyped(found, pattern, ownSaid))
  const breaksOff = OPEN_END.test(said) && !typed.some((words) => words !== '' && said.endsWith(plain(words)))
  return [
    ...foundOf(MODEL_DECLINES).length > 0 || occursOfItself(DECLINES) ? [DECLINED] : [],
    ...occursOfItself(TALK) ? ['it must be the text alone, without a word to whoever asked for it before or after it'] : [],
    ...blanksIn(text).some((blank) => !ownSaid.includes(plain(blank))) ? ['nothing may be left to be filled in'] : [],
    ...breaksOff ? ['it must not break off within a sentence'] : [],
    ...QUOTES.test(text) && !own.includes(text.toLowerCase()) ? ['the whole text must not stand in quotation marks'] : [],
    ...text.includes('\ufffd') && !own.includes('\ufffd') ? ['it has characters that cannot be read'] : [],
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

const { refusals, talk } = content.models
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
export const TALK = new RegExp(String.raw`^[^\p{L}\p{N}\n]{0,20}(?:${BEFORE.join('|')})|${AFTER.join('|')}`, 'gu')

/** Nobody but a model says so. */
export const MODEL_DECLINES = new RegExp(anyPlain(refusals.model, refusals), 'gu')

/** Owners apologize, too, but seldom for not being able to write. */
export const DECLINES = new RegExp(String.raw`^[^\p{L}\n]*${anyPlain(refusals.apology, refusals)}`, 'gu')
