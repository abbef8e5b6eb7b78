import { closings } from './professional/closings.ts'
import { openings } from './professional/openings.ts'
import { themes } from './professional/themes.ts'
import type { Voice } from './voice.ts'

export const professional: Voice = { openings, themes, closings, emojis: ['✨', '🤍', '🌿', '🎁', '💫', '🌟', '📌'] }
