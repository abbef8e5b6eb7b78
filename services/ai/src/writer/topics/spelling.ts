import { decodeHTMLStrict } from 'entities'

/** Most words have none, and finding that out is faster than taking them off. */
const withoutAccents = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')

/** Lower case without accents, as in the writer's lists. */
export const plain = (text: string): string => withoutAccents(text).toLowerCase()

/** The words of a text in plain letters, apart from the shortest. */
export const wordsIn = (text: string): string[] => plain(text).match(/[a-z-]{3,}/g) ?? []

/** Without the marks at its end. */
export const withoutFinalMarks = (text: string): string => text.replace(/(?<![.!?…\s])[.!?…\s]+$/u, '').trim()

/** Scripts and styles with what is in them, and tags that are written with spaces or as entities. */
export const withoutTags = (text: string): string =>
  decodeHTMLStrict(text)
    .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<[\s/]{0,4}[a-z]\w{0,9}[\s/]{0,4}>/gi, ' ')

/** 'bolsa de crochê.' → 'Bolsa de crochê.' Leading quotes and the like stay, and so do '3 em 1' and a contact. */
export const capitalize = (text: string): string => text.replace(/^[^\p{L}\p{N}\p{Co}]*\p{L}/u, capitalStart)

/** 'o pão/pães' is 'pão'. */
export const nounOf = (listed: string): string => listed.split('/')[0]!.replace(/^[oa]s? /, '')

/** A letter whose capital is two letters, such as "ß", stays as it was typed. */
function capitalStart(start: string): string {
  const capital = start.toUpperCase()
  return capital.length === start.length ? capital : start
}
