import { closings } from './funny/closings.ts'
import { openings } from './funny/openings.ts'
import { themes } from './funny/themes.ts'
import type { Voice } from './voice.ts'

export const funny: Voice = { openings, themes, closings, emojis: ['😂', '🤭', '😅', '🙃', '☕', '🤪', '😜', '🎉', '👀'] }
