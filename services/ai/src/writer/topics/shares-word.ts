import { plain } from './spelling.ts'

/** Words count as the same if they begin alike, apart from those that say little. */
export function sharesWord(a: string, b: string): boolean {
  const stems = stemsOf(a)
  return stemsOf(b).some((stem) => stems.includes(stem))
}

const stemsOf = (text: string) => (plain(text).match(/\b(?!como|para|qual|quando|fazer|dica)\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4))
