import type {
  CaptionRequest, ContentIdeasRequest, CuteFontRequest, CuteImageRequest, Idea, StickerRequest,
} from '@atelie/contract/generators'
import type { CaptionText } from './caption-rules.ts'

/** What became of asking a model, for whoever looks for mistakes: what was asked first and what was accepted, without instructions and key. */
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

/**
 * Whatever writes for visitors: the built-in writer or a model. A signal that fires means that nobody waits any more.
 * Results hold what the contract and the rules promise; when they cannot, a Problem is thrown that says so in Portuguese.
 */
export interface Generator {
  caption(request: CaptionRequest, signal: AbortSignal): Promise<CaptionText>
  /** Prompts are for image tools, which understand English best; the visitor's own words stay as they are, in quotes. */
  sticker(request: StickerRequest, signal: AbortSignal): Promise<string>
  cuteImage(request: CuteImageRequest, signal: AbortSignal): Promise<string>
  cuteFont(request: CuteFontRequest, signal: AbortSignal): Promise<string>
  /** At least one; the trace is there when a model was asked. */
  ideas(request: ContentIdeasRequest, signal: AbortSignal): Promise<{ ideas: Idea[]; trace?: Trace }>
}
