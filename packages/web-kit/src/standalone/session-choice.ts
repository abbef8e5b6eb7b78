import { strings } from './strings.ts'

/** Who is there, or what goes wrong: with 'errors' every call fails, with 'slow' every call takes long. */
export type SessionChoice = keyof typeof strings.sessions

const KEY = 'atelie-standalone-session'

/** The choice survives reloads, unlike what was stored. */
export function storedChoice(): SessionChoice | null {
  const stored = localStorage.getItem(KEY)
  return stored !== null && stored in strings.sessions ? (stored as SessionChoice) : null
}

export function storeChoice(choice: SessionChoice): void {
  localStorage.setItem(KEY, choice)
}
