import { crc32 } from 'node:zlib'

/** The sentences that one person got before, so that other ones come first. */
export interface History {
  /** How many sentences ago it was used; Infinity if never. */
  age(sentence: string): number
  use(sentence: string): void
  /** The marks of what was used since it was created. */
  used(): readonly string[]
}

/** @param marks of sentences, the oldest first */
export function createHistory(marks: readonly string[] = []): History {
  const places = new Map(marks.map((mark, index) => [mark, index]))
  const used: string[] = []
  return {
    age: (sentence) => (places.size === 0 ? Infinity : marks.length + used.length - (places.get(markOf(sentence)) ?? -Infinity)),
    use(sentence) {
      const mark = markOf(sentence)
      places.set(mark, marks.length + used.length)
      used.push(mark)
    },
    used: () => used,
  }
}

/** Short, since thousands of them are kept. Two sentences with the same mark only avoid each other. */
const markOf = (sentence: string): string => crc32(sentence).toString(36)
