import { callApi } from '@atelie/web-kit/calls/api'
import { logout } from '@atelie/web-kit/calls/bare-calls'
import { strings } from '../strings.ts'

/** Stored until the server has confirmed the sign-out. It does not identify the person. */
const MARK = 'atelie-sign-out'

let delivery: Promise<boolean> | null = null

/** Signs out at the server; if it cannot be reached now, `deliverSignOut` does so later. */
export async function signOut(): Promise<void> {
  localStorage.setItem(MARK, 'pending')
  await deliverSignOut()
}

/** Sends an undelivered sign-out, if there is one. Resolves to false if it is still undelivered. */
export async function deliverSignOut(): Promise<boolean> {
  if (localStorage.getItem(MARK) === null) return true
  delivery ??= send().finally(() => { delivery = null })
  return delivery
}

/** Waits for a pending sign-out: its response would clear the cookie of a session started meanwhile. */
export async function signOutSettled(): Promise<void> {
  await delivery
}

/** A new session has replaced the old one. */
export function forgetSignOut(): void {
  localStorage.removeItem(MARK)
}

async function send(): Promise<boolean> {
  try {
    await callApi(logout, {})
    forgetSignOut()
    return true
  } catch (error) {
    console.error(strings.logoutFailed, error)
    return false
  }
}
