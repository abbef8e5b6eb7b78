import { callApi } from '@atelie/web-kit/calls/api'
import { logout } from '@atelie/web-kit/calls/bare-calls'
import { storedItem } from '../stored-item.ts'
import { strings } from '../strings.ts'

/** Stored until the server has confirmed the sign-out. It does not identify the person. */
const mark = storedItem('localStorage', 'atelie-sign-out', (text) => text)

let delivery: Promise<boolean> | null = null
let isUndelivered = false
const listeners = new Set<() => void>()

/** Signs out at the server; if it cannot be reached now, `deliverSignOut` does so later. */
export async function signOut(): Promise<void> {
  mark.write('pending')
  await deliver()
}

/** Sends an undelivered sign-out, if there is one. Resolves to false if it is still undelivered. */
export async function deliverSignOut(): Promise<boolean> {
  if (mark.read() === null) {
    // Another tab may have delivered it.
    noteUndelivered(false)
    return true
  }
  return deliver()
}

function deliver(): Promise<boolean> {
  delivery ??= send().finally(() => {
    delivery = null
  })
  return delivery
}

/** Waits for a pending sign-out: its response would clear the cookie of a session started meanwhile. */
export async function signOutSettled(): Promise<void> {
  await delivery
}

/** A new session has replaced the old one. */
export function forgetSignOut(): void {
  mark.remove()
  noteUndelivered(false)
}

/** For useSyncExternalStore: whether the last attempt to deliver a sign-out has failed. */
export const isSignOutUndelivered = () => isUndelivered
export function onDelivery(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function noteUndelivered(next: boolean): void {
  isUndelivered = next
  for (const listener of listeners) listener()
}

async function send(): Promise<boolean> {
  try {
    await callApi(logout, {})
    forgetSignOut()
    return true
  } catch (error) {
    console.error(strings.logoutFailed, error)
    noteUndelivered(true)
    return false
  }
}
