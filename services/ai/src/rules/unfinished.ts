import { plain } from '../writer/topics/spelling.ts'
import { blanksIn } from './blanks.ts'
import { DECLINES, MODEL_DECLINES, TALK } from './model-phrases.ts'

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
