import { closings } from './casual/closings.ts'
import { openings } from './casual/openings.ts'
import { themes } from './casual/themes.ts'
import type { Voice } from './voice.ts'

export const casual: Voice = { openings, themes, closings, emojis: ['💛', '🥰', '☕', '✨', '😍', '🌸', '🫶', '😊', '💕'] }
