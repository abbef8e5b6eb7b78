import type { CaptionIntent } from '@atelie/contract/generators'
import type { Theme } from '../voices/voice.ts'

/** What the writer knows of a craft. Phrases follow the grammar of phrases; nouns carry their article. */
export interface Niche {
  /** Beginnings of words that give the craft away, without accents and in lower case. */
  keywords: readonly string[]
  hashtags: readonly string[]
  emojis: readonly string[]
  /** Sentences for captions that only this craft could say, in any style. */
  themes: Record<CaptionIntent, readonly Theme[]>
  /** 'a escolha do fio': parts of the work worth showing. */
  steps: readonly string[]
  /** 'as agulhas': what lies on the table. */
  tools: readonly string[]
  /** 'um amigurumi': what is made. */
  products: readonly string[]
  /** Advice that holds, as whole sentences. */
  tips: readonly string[]
}
