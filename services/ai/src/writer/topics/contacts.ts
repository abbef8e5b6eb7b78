import { content } from '../../content/content.ts'
import { plain } from './spelling.ts'

/** Stands for a contact while the words around it are read. */
const MARK = '@'

const EMAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`
const ADDRESS = String.raw`(?:https?:\/\/|www\.)[^\s,;]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|art|shop|store|app|me|bio|br)(?:\.br)?(?:\/[^\s,;]*)?(?![\w@])`
const PROFILE = String.raw`(?<![\w@])@[\w.]{2,30}`
const PHONE = String.raw`(?<![\d,.])(?:\+?55[ -]?)?\(?\d{2}\)?[ -]?9?[ .]?\d{4}[- .]?\d{4}(?![\d,])`
const CONTACT = new RegExp([EMAIL, ADDRESS, PROFILE, PHONE, MARK].join('|'), 'giu')

/** They lead to a contact: 'pedidos pelo WhatsApp @'. */
const LEADING = new Set(content.words.contacts.leading)

/**
 * A topic with a mark in place of each e-mail address, telephone number, link and profile, which are kept as they were typed:
 * nothing that corrects words may touch them.
 */
export function markContacts(typed: string): { marked: string; contacts: readonly string[] } {
  const contacts: string[] = []
  const marked = typed.replace(CONTACT, (contact) => {
    const whole = contact.replace(/[.!?]{1,3}$/, '')
    contacts.push(whole)
    return MARK + contact.slice(whole.length)
  })
  return { marked, contacts }
}

/** With the contacts where they were. */
export function withContacts(marked: string, contacts: readonly string[]): string {
  let next = 0
  return contacts.length === 0 ? marked : marked.replaceAll(MARK, (mark) => contacts[next++] ?? mark)
}

/** A text that no contact ends any more: with those still within it, and apart from it those that are to be told. */
export function splitContacts(marked: string, contacts: readonly string[]): { text: string; contacts: readonly string[] } {
  const within = marked.split(MARK).length - 1
  return { text: withContacts(marked, contacts), contacts: contacts.slice(within).filter((contact) => contact !== MARK) }
}

/** Without a contact at the end, and without the words that lead to it: 'bolo de pote, pedidos pelo WhatsApp @'. */
export function beforeContact(marked: string): string {
  const words = marked.split(' ')
  if (!words.at(-1)?.includes(MARK)) return marked
  const last = words.findLastIndex((word) => !word.includes(MARK) && !LEADING.has(plain(word).replace(/[^a-z-]/g, '')) && /[\p{L}\p{N}]/u.test(word))
  return words.slice(0, last + 1).join(' ').replace(/[\s,;:.!|–-]{1,9}$/u, '')
}
