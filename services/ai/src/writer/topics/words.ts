import { content } from '../../content/content.ts'
import { patternOf } from '../../content/pattern.ts'

const { grave, sentences } = content.words

/** Grief and other grave matters. */
export const SORROW = patternOf(grave.sorrow)
/** What makes even a product a matter of grief: 'lembrança de luto'. */
export const MOURNING = patternOf(content.words.frames.beforeProducts.find(({ frame }) => frame === 'grief')!)
/** No jokes beside these. */
export const GRAVE_WORDS = patternOf(grave.noJokes)
/** A list of what there is to eat, and not only of prices. */
export const MENU = patternOf(sentences.menu)
/** Brazilian first names: enough of them to tell a person from a product. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(sentences.firstNames)
