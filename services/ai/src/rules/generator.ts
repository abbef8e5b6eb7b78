import type {
  CaptionRequest,
  ContentIdeasRequest,
  CuteFontRequest,
  CuteImageRequest,
  Idea,
  StickerRequest,
  WrittenBy,
} from '@atelie/contract/generators'
import type { CaptionText } from './answer-rules.ts'
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

/** The person who waits for a text. */
export interface Caller {
  /** A part of the day's calls is reserved for accounts. */
  isVisitor: boolean
  /** Fires when no one waits any more. */
  signal: AbortSignal
}

/** The person who waits for sentences, and should not get the same ones again. */
export interface Asker extends Caller {
  /** The sentences that the built-in writer wrote for this person before; it adds to them. */
  history: History
}

/** For an image tool, with the visitor's own words in quotes. */
export interface Prompt {
  /** In Portuguese. */
  prompt: string
  promptInEnglish: string
}

/**
 * The writer of texts: the built-in writer or a model.
 * Results keep the promises of the contract and the rules; otherwise a Problem with a message in Portuguese is thrown.
 */
export interface Generator {
  readonly writtenBy: WrittenBy
  caption(request: CaptionRequest, asker: Asker): Promise<CaptionText>
  sticker(request: StickerRequest, caller: Caller): Promise<Prompt>
  cuteImage(request: CuteImageRequest, caller: Caller): Promise<Prompt>
  cuteFont(request: CuteFontRequest, caller: Caller): Promise<Prompt>
  /** At least one idea; with a trace if a model was asked. */
  ideas(request: ContentIdeasRequest, asker: Asker): Promise<{ ideas: Idea[]; isDraft: boolean; trace?: Trace }>
}
