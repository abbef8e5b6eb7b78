/** Most words have none, and finding that out is faster than taking them off. */
const withoutAccents = (text: string): string => (/^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, ''))

/** Lower case without accents, as in the writer's lists. */
export const plain = (text: string): string => withoutAccents(text).toLowerCase()

/** Without the marks at its end. */
export const withoutFinalMarks = (text: string): string => text.replace(/(?<![.!?…\s])[.!?…\s]+$/u, '').trim()
