import type { CaptionStyle } from '@atelie/contract/generators'
import { content } from '../content/content.ts'
import { patternOf } from '../content/pattern.ts'
import type { Detail, Sort } from '../content/schema.ts'
import type { Part } from './material.ts'
import type { Product } from './topics/find-product.ts'
import { plain } from './topics/spelling.ts'

const { flavours, occasions, recipients, scents, standing, themes } = content.details

const NO_PRESENTS = new Set<Sort>(['pet', 'service'])

/** Sentences about what a product's topic names beside the product, the feast first. */
export function asideAbout({ noun, category }: Product, text: string, style: CaptionStyle): Part {
  const said = plain(text)
  const beside = said.replace(plain(noun), ' ')
  const ofTaste = [
    ...(category.sort === 'food' ? [found(flavours, said)] : []),
    ...(category.sort === 'scent' ? [found(scents, said)] : []),
  ]
  const ofAnyone =
    NO_PRESENTS.has(category.sort) || BABY.test(said) ? [] : [found(recipients, beside.replace(BELONGING, ' '))]
  const ofLooks = NO_PRESENTS.has(category.sort) ? [] : [found(themes, beside)]
  return [found(occasions, beside), found(standing, beside), ...ofAnyone, ...ofTaste, ...ofLooks].flatMap((detail) =>
    detail ? [detail[style]] : [],
  )
}

/** Sentences about a feast that a line names. */
export function occasionIn(line: string, style: CaptionStyle): Part {
  const detail = found(occasions, plain(line))
  return detail ? [detail[style]] : []
}

/** A detail about people is not said of babies. */
const BABY = patternOf(content.words.told.babies)

/** 'Torta da vovó' is not for her. */
const BELONGING = /\bd[ao]s? \p{L}+/gu

/** Computed once: phrases in plain letters, between spaces. */
const phrases = new Map(
  [recipients, occasions, standing, themes, flavours, scents].map((details) => [
    details,
    details.flatMap((detail) => detail.words.map((word) => ({ detail, phrase: ` ${plain(word)} ` }))),
  ]),
)

/** The detail with the longest phrase in a text. */
function found(details: readonly Detail[], said: string): Detail | null {
  const words = ` ${said.replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  const matches = phrases.get(details)!.filter(({ phrase }) => words.includes(phrase))
  return matches.sort((a, b) => b.phrase.length - a.phrase.length)[0]?.detail ?? null
}
