import type { CaptionIntent } from '@atelie/contract/generators'
import type { Theme } from '../voices/voice.ts'

/** What the writer knows about a craft, true of each of its products. Texts follow the grammar in `phrases.ts`; nouns have their article. */
export interface Niche {
  /** The craft as named in a sentence. */
  name: string
  /** Words that identify the craft, in lower case without accents. */
  keywords: RegExp
  hashtags: readonly string[]
  emojis: readonly string[]
  /** Sentences for captions that fit only this craft, in any style. */
  themes: Record<CaptionIntent, readonly Theme[]>
  /** How to wash, clean or keep the products; empty if that depends on the product. */
  care: readonly Theme[]
  /** 'a escolha do fio': parts of the work worth showing. */
  steps: readonly string[]
  /** 'as agulhas': what is on the table. */
  tools: readonly string[]
  /** 'um amigurumi': what is made. */
  products: readonly string[]
  /** Advice that is true for each product, in whole sentences without a colon. */
  tips: readonly string[]
}
