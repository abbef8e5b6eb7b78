import { content } from '../../content/content.ts'
import { isSentence } from './sentences.ts'
import { plain } from './spelling.ts'

const { instructions } = content.words
const MOST_WORDS_OF_MANNER = 4

/** In plain letters, the longest first; 'para' may be typed in several ways. */
const anyOf = (phrases: readonly string[]) =>
  `(?:${phrases
    .map(plain)
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('para', instructions.para)})`

const POLITE = new RegExp(`(?:,? ${anyOf(instructions.polite)}[.!]*)+$`)
const OVERRIDE = new RegExp(instructions.overrides)
const WISH = new RegExp(`^(?:${anyOf(instructions.greetings)}[,!:.]? )*(?<wish>(?:${anyOf(instructions.wishes)} )*)`)
const TEXT = new RegExp(`^(?:${anyOf(instructions.counts)} )?(?<text>${anyOf(instructions.texts)})(?![\\w-])`)
const OURS = new Set(instructions.ours.map(plain))
const ABOUT = new RegExp(`^(?:[^:]*? ${anyOf(instructions.about)}|[^:]*?:| [-–]) `)
const FOR = new RegExp(
  `^(?: [^ ]+){0,${MOST_WORDS_OF_MANNER}}? ${anyOf(instructions.for)} (?!${anyOf(instructions.notFor)}(?![\\w-]))`,
)
const SPEAKING = new RegExp(`^${anyOf(instructions.speaking)} `)

/**
 * The matter of a topic that was typed as an instruction: 'quero uma legenda bem curta sobre bolsas' is about bolsas. Any
 * other topic is left as it is, and of one that only gives orders nothing.
 */
export function withoutInstruction(topic: string): string {
  const asked = after(topic, OVERRIDE) ?? topic
  const end = plain(asked).search(POLITE)
  const text = end === -1 ? asked : asked.slice(0, end)
  const matter = matterOf(text)
  if (matter !== null && /\p{L}{3}/u.test(matter)) return matter
  return asked === topic || !isSentence(text) ? text : ''
}

function matterOf(topic: string): string | null {
  const { wish } = WISH.exec(plain(topic))!.groups!
  const wished = after(topic, WISH)!
  const named = TEXT.exec(plain(wished))
  if (!named) return after(wished, SPEAKING)
  const rest = wished.slice(named[0].length)
  const matters = [after(rest, ABOUT), wish !== '' || OURS.has(named.groups!.text!) ? after(rest, FOR) : null].filter(
    (matter) => matter !== null,
  )
  return matters.sort((a, b) => b.length - a.length)[0] ?? null
}

/** The rest of a text that begins so; its plain letters are as many as those that were typed. */
function after(text: string, beginning: RegExp): string | null {
  const found = beginning.exec(plain(text))
  return found && text.slice(found[0].length)
}
