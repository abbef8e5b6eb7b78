import { storedItem } from '../stored-item.ts'
import { strings } from './strings.ts'

/** Who is there, or what goes wrong: with 'errors' every call fails, with 'slow' every call takes long. */
export type SessionChoice = keyof typeof strings.sessions

/** Survives reloads, unlike what was stored. */
export const sessionChoice = storedItem('localStorage', 'atelie-standalone-session', (text) =>
  Object.hasOwn(strings.sessions, text) ? (text as SessionChoice) : null,
)
