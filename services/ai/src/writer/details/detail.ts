import type { CaptionStyle } from '@atelie/contract/generators'

/** What a topic may say beside its product: whom it is for, the feast, the theme, the flavour. */
export interface Detail extends Record<CaptionStyle, readonly string[]> {
  /** Any of these words or phrases, as people type them. */
  words: readonly string[]
}
