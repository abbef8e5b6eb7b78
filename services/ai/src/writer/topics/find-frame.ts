import { content } from '../../content/content.ts'
import { patternOf } from '../../content/pattern.ts'
import type { FrameName } from '../../content/schema.ts'

/** 'agora', 'gente,': they say nothing of the frame. */
const BEFORE = new RegExp(`^(?:(?:${content.words.frames.before.join('|')})[,:!]? )+`)

/** The frame of the first rule that fits a text in plain letters. */
function finder(rules: typeof content.words.frames.beforeProducts): (text: string) => FrameName | undefined {
  const patterns = rules.map((rule) => [rule.frame, patternOf(rule)] as const)
  const find = (text: string) => patterns.find(([, pattern]) => pattern.test(text))?.[0]
  return (text) => find(text) ?? find(text.replace(BEFORE, ''))
}

/** In plain letters: what the line is about before and apart from any product. */
export const frameBeforeProducts = finder(content.words.frames.beforeProducts)

/** In plain letters, of a line without a product. */
export const frameAfterProducts = finder(content.words.frames.afterProducts)
