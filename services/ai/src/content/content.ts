import { readFileSync } from 'node:fs'
import type { ContentPurpose } from '@atelie/contract/generators'
import type { Prompts } from './prompts-schema.ts'
import type {
  Act,
  Category,
  Detail,
  DetailList,
  Frame,
  LinePlans,
  Plan,
  Purpose,
  Style,
  StyleName,
  Texts,
} from './schema.ts'
import type { ModelWords, Words } from './words-schema.ts'

/** All of it, as the service reads it: what was rejected is not in it. */
export interface Content {
  categories: readonly Category[]
  /** True of anything, for what no category knows; it agrees with no noun. */
  neutral: Category & { texts: Texts }
  frames: Readonly<Record<string, Frame>>
  details: Readonly<Record<DetailList, readonly Detail[]>>
  styles: Readonly<Record<StyleName, Style>>
  ideas: Readonly<Record<ContentPurpose, Purpose> & { intentions: Record<Act, readonly Plan[]>; lines: LinePlans }>
  words: Words
  prompts: Prompts
  models: ModelWords
}

/** The writer's knowledge, compiled from the files in services/ai/content. */
export const content = JSON.parse(readFileSync(new URL('./content.json', import.meta.url), 'utf8')) as Content
