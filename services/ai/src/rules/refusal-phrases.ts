import { content } from '../content/content.ts'
import { anyOf } from './phrases.ts'

const { refusals } = content.models

/** Nobody but a model says so. */
export const MODEL_DECLINES = new RegExp(anyOf(refusals.model, refusals), 'gu')

/** Owners apologize, too, but seldom for not being able to write. */
export const DECLINES = new RegExp(String.raw`^[^\p{L}\n]*${anyOf(refusals.apology, refusals)}`, 'gu')
