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

/** Who waits for a text. */
export interface Asker {
  /** Of the calls that a model may have in a day, a part is kept for accounts. */
  isVisitor: boolean
  /** Fires when nobody waits any more. */
  signal: AbortSignal
}

/**
 * Whatever writes for visitors: the built-in writer or a model.
 * Results hold what the contract and the rules promise; when they cannot, a Problem is thrown that says so in Portuguese.
 */
export interface Generator {
  caption(request: CaptionRequest, asker: Asker): Promise<CaptionText>
  /** Prompts are for image tools, which understand English best; the visitor's own words stay as they are, in quotes. */
  sticker(request: StickerRequest, asker: Asker): Promise<string>
  cuteImage(request: CuteImageRequest, asker: Asker): Promise<string>
  cuteFont(request: CuteFontRequest, asker: Asker): Promise<string>
  /** At least one; the trace is there when a model was asked. */
  ideas(request: ContentIdeasRequest, asker: Asker): Promise<{ ideas: Idea[]; trace?: Trace }>
}
