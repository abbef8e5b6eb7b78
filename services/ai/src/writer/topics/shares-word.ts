import { plain } from './spelling.ts'

/** Whether two texts share a word, apart from those that say little and from the name of the product itself. */
export function sharesWord(a: string, b: string, product = ''): boolean {
  const stems = stemsOf(a)
  const named = stemsOf(product)
  return stemsOf(b).some((stem) => stems.includes(stem) && !named.includes(stem))
}

const stemsOf = (text: string) => (plain(text).match(/\b(?!como|para|qual|quando|fazer|dica|croche|peca)\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4))
