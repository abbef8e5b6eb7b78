import type {
  CaptionRequest, ContentIdeasRequest, CuteFontRequest, CuteImageRequest, Idea, StickerRequest,
} from '@atelie/contract/generators'
import type { CaptionText } from './caption-rules.ts'
import type { History } from './history.ts'

/** For debugging: the first request to the model and the accepted response, without instructions and key. */
export interface Trace {
  request: unknown
  response: unknown
  usage: Usage
}

export interface Usage {
  inputTokens: number
  outputTokens: number
  costUsd: number
}

/** Who waits for a text. */
export interface Caller {
  /** A part of the day's calls is reserved for accounts. */
  isVisitor: boolean
  /** Fires when no one waits any more. */
  signal: AbortSignal
}

/** Who waits for sentences, and should not get the same ones again. */
export interface Asker extends Caller {
  /** What the built-in writer wrote for this person before, and adds to. */
  history: History
}

/**
 * What writes texts: the built-in writer or a model.
 * Results keep the promises of the contract and the rules; otherwise a Problem with a message in Portuguese is thrown.
 */
export interface Generator {
  caption(request: CaptionRequest, asker: Asker): Promise<CaptionText>
  /** Prompts are in English, which image tools understand best, with the visitor's own words in quotes. */
  sticker(request: StickerRequest, caller: Caller): Promise<string>
  cuteImage(request: CuteImageRequest, caller: Caller): Promise<string>
  cuteFont(request: CuteFontRequest, caller: Caller): Promise<string>
  /** At least one idea; with a trace if a model was asked. */
  ideas(request: ContentIdeasRequest, asker: Asker): Promise<{ ideas: Idea[]; trace?: Trace }>
}
