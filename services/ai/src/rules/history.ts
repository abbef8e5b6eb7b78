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

/** Short, since thousands of them are kept: a 32-bit hash (FNV-1a). Two sentences with the same mark only avoid each other. */
function markOf(sentence: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < sentence.length; index += 1) {
    const code = sentence.codePointAt(index)!
    hash = Math.imul(hash ^ code, 0x01000193)
    // A character beyond the basic plane takes two places.
    if (code > 0xffff) index += 1
  }
  return (hash >>> 0).toString(36)
}
