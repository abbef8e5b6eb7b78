import {
  callsToAction,
  captionIntents,
  type CaptionRequest,
  captionSizes,
  captionStyles,
} from '@atelie/contract/generators'

const keys = <Code extends string>(labels: Record<Code, string>) => Object.keys(labels) as Code[]

/** Every kind of caption: 4 styles × 3 sizes × 2 intents × 3 calls × emojis or none. */
export const captionGrid = keys(captionStyles).flatMap((style) =>
  keys(captionSizes).flatMap((size) =>
    keys(captionIntents).flatMap((intent) =>
      keys(callsToAction).flatMap((callToAction) =>
        [true, false].map((includeEmojis) => ({ style, size, intent, callToAction, includeEmojis })),
      ),
    ),
  ),
)

/** It divides the number of no kind of choice, so that a share of the grid still has every choice, and the turns have every pair. */
const SHARE = 11

/** A share of what is to be tested, another one at each turn; all of it with EVERY_CAPTION. */
export const shareOf = <T>(all: readonly T[], turn = 0): T[] =>
  all.filter((_, index) => process.env.EVERY_CAPTION || index % SHARE === turn % SHARE)

export const aCaptionRequest = (fields: Partial<CaptionRequest>): CaptionRequest => ({
  topic: 'Bolsa de crochê',
  style: 'casual',
  size: 'small',
  intent: 'sale',
  callToAction: 'direct',
  includeEmojis: true,
  includeHashtags: true,
  maxHashtags: 5,
  ...fields,
})

export const sentencesOf = (text: string) => text.split(/(?<=[.!?…”])\s+/u)
