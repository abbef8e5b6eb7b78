import { closings } from './motivational/closings.ts'
import { openings } from './motivational/openings.ts'
import { themes } from './motivational/themes.ts'
import type { Voice } from './voice.ts'

export const motivational: Voice = { openings, themes, closings, emojis: ['💪', '🌟', '🌱', '✨', '💖', '🌈', '🙌', '☀️', '🕊️'] }
