import { content } from '../content/content.ts'
import { anyPlain } from '../content/pattern.ts'

const { refusals } = content.models

/** Nobody but a model says so. */
export const MODEL_DECLINES = new RegExp(anyPlain(refusals.model, refusals), 'gu')

/** Owners apologize, too, but seldom for not being able to write. */
export const DECLINES = new RegExp(String.raw`^[^\p{L}\n]*${anyPlain(refusals.apology, refusals)}`, 'gu')
