import { content } from '../../content/content.ts'
import { markAt, MARKS, plainLine, withoutEmoji } from '../../rules/plain-text.ts'
import { capitalize, plain, withoutTags } from './spelling.ts'

const PHONE = String.raw`(?:\+?55[ -]?)?\(?0?\d{2}\)?[ -]?9?[ .]?\d{4}[- .]?\d{4}`
/** '2025-2026' is none. */
const LOCAL_PHONE = String.raw`(?!(?:19|20)\d\d-(?:19|20))(?:9[ .]?)?[2-9]\d{3}-\d{4}`
const TAX_NUMBER = String.raw`\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}|\d{14}`
const KINDS = [
  // An e-mail address, a random Pix key, a link, a profile.
  String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`,
  String.raw`(?<!\w)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?!\w)`,
  String.raw`(?:https?:\/\/|www\.)[^\s,;]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|art|shop|store|app|me|bio|br|ee|ly|link)(?:\.br)?(?:\/[^\s,;]*)?(?![\w@])`,
  String.raw`(?<![\w@])@[\p{L}\p{N}_.]{2,30}`,
  String.raw`(?<![\d,.])(?:${TAX_NUMBER}|0[3589]00[ -]?\d{2,4}[ -]?\d{3,4}|\+(?!55)\d{1,3}(?:[ -]?\d){8,11}|${PHONE}|${LOCAL_PHONE})(?![\d,])`,
]
const CONTACT = new RegExp(KINDS.join('|'), 'giu')

/** They lead to a contact: 'pedidos pelo WhatsApp'. */
const LEADING = new Set(content.words.contacts.leading)
/** Parts of a contact, some of which say nothing without the others. */
const JOINING = new Set(content.words.contacts.joining)

/** The typed text on one line, with a mark in place of each contact: nothing that corrects, cuts or repeats words touches those. */
export function markContacts(typed: string): { marked: string; contacts: readonly string[] } {
  const contacts: string[] = []
  const marked = plainLine(withoutEmoji(withoutTags(typed))).replace(CONTACT, (contact) => {
    const whole = contact.replace(/[.!?]{1,3}$/, '')
    return markAt(contacts.push(whole) - 1) + contact.slice(whole.length)
  })
  return { marked, contacts }
}

export const marksIn = (text: string): string[] => text.match(MARKS) ?? []

/** A sentence for the contacts that a text does not tell, or ''. */
export function untoldIn(text: string, contacts: readonly string[]): string {
  const told = marksIn(text)
  const untold = contacts.map((_, index) => markAt(index)).filter((mark) => !told.includes(mark))
  return untold.length > 0 ? contactSentence(untold.join(' ')) : ''
}

const wordOf = (word: string) => plain(word).replace(/[^a-z-]/g, '')
const isLeading = (word: string) =>
  marksIn(word).length > 0 || LEADING.has(wordOf(word)) || JOINING.has(wordOf(word)) || !/[\p{L}\p{N}]/u.test(word)

/** Takes contacts from the end of a text, with the words that lead to them: 'bolo de pote' and 'pedidos pelo WhatsApp …'. */
export function splitContacts(marked: string): { text: string; ending: string } {
  const words = marked.split(' ')
  if (marksIn(words.at(-1)!).length === 0) return { text: marked, ending: '' }
  const last = words.findLastIndex((word) => !isLeading(word)) + 1
  return {
    text: words
      .slice(0, last)
      .join(' ')
      .replace(/[\s,;:.!|–-]{1,9}$/u, ''),
    ending: contactSentence(words.slice(last).join(' ')),
  }
}

/** In the words that were typed, if they say what to do: 'Chama no zap …', but 'Contato: …' for 'e no …'. */
export function contactSentence(typed: string): string {
  const words = typed.split(' ')
  const first = words.findIndex((word) => /\p{L}/u.test(word) && !JOINING.has(wordOf(word)))
  return first === -1
    ? `Contato: ${marksIn(typed).join(' ou ')}.`
    : `${capitalize(words.slice(first).join(' ')).replace(/[.!,;:]{1,3}$/, '')}.`
}

/** Each contact once: without those that an earlier text told, and without the words that lead to them. */
export function toldOnce(texts: readonly string[]): string[] {
  const told = new Set<string>()
  return texts.map((text) =>
    text
      .split(' ')
      .reduce<string[]>((words, word) => {
        const isTold = marksIn(word).some((mark) => told.has(mark))
        marksIn(word).forEach((mark) => told.add(mark))
        return isTold ? withoutContact(words, word) : [...words, word]
      }, [])
      .join(' '),
  )
}

/** Goes on with what stands around the contact: a quotation mark, a comma. */
function withoutContact(words: readonly string[], word: string): string[] {
  const last = words.findLastIndex((before, at) => at === 0 || !JOINING.has(wordOf(before)))
  return [...words.slice(0, Math.max(0, last)), `${words[last] ?? ''}${word.replace(MARKS, '')}`]
}
