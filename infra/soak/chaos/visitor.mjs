// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBrowser } from './person.mjs'

const COME_EVERY_MS = 4_000
const PASSWORD = 'segredo1'
const CAPTION = {
  topic: 'Bolo de pote',
  style: 'casual',
  size: 'small',
  intent: 'sale',
  callToAction: 'direct',
  another: true,
}

/**
 * People who register, generate a text, sign out, sign in again and stay signed in.
 * @param {string} url
 * @param {import('./observations.mjs').Observations} observations
 */
export function openDoor(url, observations) {
  const accounts = /** @type {{ email: string, signedOut: string, signedIn: import('./person.mjs').Browser }[]} */ ([])
  let isStopped = false

  async function visit() {
    const browser = openBrowser(url, observations)
    const email = `visita-${randomUUID()}@exemplo.com.br`
    await registerOrSignIn(browser, email)
    observations.acknowledge()
    await expectText(browser)
    const cookie = browser.cookie()
    await browser.insist('POST', '/api/logout', [204], { body: {}, headers: { cookie } })
    observations.acknowledge()
    await expectRefused(browser, cookie)
    await browser.insist('POST', '/api/login', [200], { body: { email, password: PASSWORD } })
    accounts.push({ email, signedOut: cookie, signedIn: browser })
  }

  /** A registration whose acknowledgement was lost looks like an e-mail that is taken. @param {import('./person.mjs').Browser} browser @param {string} email */
  async function registerOrSignIn(browser, email) {
    const body = { fullName: 'Visita', email, password: PASSWORD }
    const { status } = await browser.attempt('POST', '/api/register', [201], { body })
    if (status === 201) return
    const second = await browser.insist('POST', '/api/register', [201, 409], { body })
    if (second.status === 409)
      await browser.insist('POST', '/api/login', [200], { body: { email, password: PASSWORD } })
  }

  /** @param {import('./person.mjs').Browser} browser */
  async function expectText(browser) {
    const { body } = await browser.insist('POST', '/api/caption/generate', [200], { body: CAPTION })
    if (!(body.text?.length > 20)) observations.find(`the writer's caption is ${JSON.stringify(body)}`)
  }

  /** @param {import('./person.mjs').Browser} browser @param {string} cookie of a session that was signed out */
  async function expectRefused(browser, cookie) {
    const { status } = await browser.insist('GET', '/api/user', [401, 200], { headers: { cookie } })
    if (status !== 401) observations.find('a session that was signed out is let in')
  }

  return {
    async live() {
      for (; !isStopped; await sleep(COME_EVERY_MS)) await visit()
    },
    stop() {
      isStopped = true
    },
    accounts: () => accounts.length,
    /** Checks that every account can sign in and that sessions are as they were left. */
    async verify() {
      for (const { email, signedOut, signedIn } of accounts) {
        await expectRefused(signedIn, signedOut)
        await signedIn.insist('GET', '/api/user', [200])
        await openBrowser(url, observations).insist('POST', '/api/login', [200], {
          body: { email, password: PASSWORD },
        })
      }
    },
  }
}
/** @typedef {ReturnType<typeof openDoor>} Door */
