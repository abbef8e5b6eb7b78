import { content } from '../content/content.ts'
import type { FrameName, FrameTrait } from '../content/schema.ts'

/** hasTrait('discount', 'urgent'): what a frame's file says of it. */
export const hasTrait = (frame: FrameName, trait: FrameTrait): boolean => content.frames[frame]!.traits.includes(trait)
