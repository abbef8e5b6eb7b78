import type { CaptionIntent, CaptionStyle } from '@atelie/contract/generators'
import { content } from '../content/content.ts'
import type { Category, ProductType } from '../content/schema.ts'
import { passagesOf } from './body.ts'
import { wordsIn } from './topics/spelling.ts'

/** With fewer words in common, those of the product included, advice may be on another matter, unless they are much of what is asked. */
const LEAST_SHARED = 2
const MUCH = 1 / 2

interface Known {
  category: Category
  type: ProductType | null
}

/**
 * What a category advises on a matter, the closest first: only if neither it nor the product's type knows any, the other types.
 * @param named the product and the niche, which much of the advice mentions
 */
export function tipsOn(matter: string, { category, type }: Known, named: string): string[] {
  const close = closeTo(matter, [...category.tips, ...(type ? adviceOf([type]) : [])], named)
  return close.length > 0 ? close : closeTo(matter, adviceOf(category.types), named)
}

function closeTo(matter: string, tips: readonly string[], named: string): string[] {
  const own = sharedWords(matter, matter, named)
  return tips.filter((tip) => !tip.includes('{'))
    .map((tip) => ({ tip, shared: sharedWords(tip, matter, named), all: sharedWords(tip, matter) }))
    .filter(({ shared, all }) => shared > 0 && (all >= LEAST_SHARED || shared >= own * MUCH))
    .sort((a, b) => b.shared - a.shared || b.all - a.all)
    .map(({ tip }) => tip)
}

const adviceOf = (types: readonly ProductType[]) => types.flatMap(({ content }) => content.casual.advice)

/** What a product's type says of a matter in a style, in whole passages. Advice does not sell. */
export function passagesOn(matter: string, type: ProductType, { style, intent }: { style: CaptionStyle; intent: CaptionIntent }): string[] {
  const passages = [...(intent === 'content' ? passagesOf(type.content[style]) : []), ...passagesOf(type.sale[style])]
  return passages.filter((passage) => !passage.includes('{') && !GOES_ON.test(passage) && sharedWords(passage, matter) > 0)
}

/** These need the passage before them. */
const GOES_ON = /^(?:Por isso|Aí|Assim|Então|Com isso|Mas|É que)(?!\p{L})/u

const SAY_LITTLE = new RegExp(`^(?:${content.words.sentences.sayLittle.join('|')})|^.{0,3}$`)

/** How many words two texts share, apart from those that say little and from the name of the product itself. */
export function sharedWords(a: string, b: string, product = ''): number {
  const stems = stemsOf(a)
  const named = stemsOf(product)
  return new Set(stemsOf(b).filter((stem) => stems.includes(stem) && !named.includes(stem))).size
}

const stemsOf = (text: string) => wordsIn(text.replaceAll('-', ' ')).filter((word) => !SAY_LITTLE.test(word)).map((word) => word.replace(INFLECTED, '').replace(CLEANED, 'lav').slice(0, 4))

/** Who asks how to wash something wants to know how to clean it. */
const CLEANED = /^(?:limp|higieniz)$/

/** 'lavar' and 'lave' are the same word, in plain letters. */
const INFLECTED = /(?:[aei]r|[aeo]s?|[ae]m)$/
