import { logout } from '@atelie/contract/users'
import { callApi } from '@atelie/web-kit/calls/api'
import { strings } from '../strings.ts'

/** Stays in the browser until the server has heard that the person left. It does not say who. */
const MARK = 'atelie-sign-out'

let delivery: Promise<boolean> | null = null

/** Tells the server that the person left; when it cannot be told now, `deliverSignOut` does so later. */
export async function signOut(): Promise<void> {
  localStorage.setItem(MARK, 'pending')
  await deliverSignOut()
}

/** Sends the sign-out that the server has not heard of yet, if there is one. Answers false while it still has not. */
export async function deliverSignOut(): Promise<boolean> {
  if (localStorage.getItem(MARK) === null) return true
  delivery ??= send().finally(() => { delivery = null })
  return delivery
}

/** Waits for a sign-out on its way: its answer would take away the session of whoever signs in meanwhile. */
export async function signOutAnswered(): Promise<void> {
  await delivery
}

/** A new session has taken the place of the one that was left. */
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
