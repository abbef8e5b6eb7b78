import type { ToastAction } from './card.tsx'
import { strings } from './strings.ts'

/** The action of a toast that takes back what it tells of. */
export const undo = (run: () => void): ToastAction => ({ label: strings.undo, run })
