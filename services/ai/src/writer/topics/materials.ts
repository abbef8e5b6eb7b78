import { content } from '../../content/content.ts'
import { exactly } from '../../content/pattern.ts'
import type { Category } from '../../content/schema.ts'

const MATERIALS = content.categories.flatMap((category) => category.materials.map((material) => ({ category, words: material.split(' ') })))

/** After these comes what is not the thing itself: 'com bico de crochê'. */
export const APART = exactly(content.words.products.apart)

/** The category of the first material in a phrase, before it goes on to say what the thing comes with. Some are meant for someone: 'para cachorro'. */
export function materialIn(keys: readonly string[]): Category | null {
  let isApart = false
  for (let at = 0; at < keys.length; at += 1) {
    isApart ||= APART.test(keys[at]!)
    const [longest] = materialsAt(keys, at).filter(({ words }) => !isApart || words[0] === 'para').sort((a, b) => b.words.length - a.words.length)
    if (longest) return longest.category
  }
  return null
}

const materialsAt = (keys: readonly string[], at: number) => MATERIALS.filter(({ words }) => words.every((word, index) => keys[at + index] === word))
