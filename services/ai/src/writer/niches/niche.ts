import type { CaptionIntent } from '@atelie/contract/generators'
import type { Theme } from '../voices/voice.ts'

/** What the writer knows of a craft, true of each of its products. Phrases follow the grammar of phrases; nouns carry their article. */
export interface Niche {
  /** What the craft is called in a sentence. */
  name: string
  /** What gives the craft away, in a text of small letters without accents. */
  keywords: RegExp
  hashtags: readonly string[]
  emojis: readonly string[]
  /** Sentences for captions that only this craft could say, in any style. */
  themes: Record<CaptionIntent, readonly Theme[]>
  /** How to wash, clean or keep what is made; empty where that depends on the product. */
  care: readonly Theme[]
  /** 'a escolha do fio': parts of the work worth showing. */
  steps: readonly string[]
  /** 'as agulhas': what lies on the table. */
  tools: readonly string[]
  /** 'um amigurumi': what is made. */
  products: readonly string[]
  /** Advice that holds for each product, as whole sentences without a colon. */
  tips: readonly string[]
}
