import type { CaptionStyle } from '@atelie/contract/generators'
import { casual } from './casual.ts'
import { funny } from './funny.ts'
import { motivational } from './motivational.ts'
import { professional } from './professional.ts'
import type { Style } from './style.ts'

export const styles: Record<CaptionStyle, Style> = { professional, casual, funny, motivational }
