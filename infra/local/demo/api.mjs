// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.mjs'

const TRIES = 20

/** An unexpected response. */
export class ApiError extends Error {
  /**
   * @param {string} call
   * @param {number} status
   * @param {string} body
   */
  constructor(call, status, body) {
    super(`${call} answered ${status}: ${body.slice(0, 200)}`)
    this.status = status
  }
}

/**
 * Behaves like a person's browser towards the API: it keeps cookies and waits when asked to slow down.
 * @param {string} url of the gateway
 */
export function openSession(url) {
  let cookie = ''

  /**
   * @param {'GET' | 'POST' | 'PUT' | 'DELETE'} method
   * @param {string} path
   * @param {{ body?: unknown, key?: string }} [options] key: makes a repeated create return the first result
   * @returns {Promise<any>}
   */
  async function call(method, path, { body, key } = {}) {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          cookie,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: body ? JSON.stringify(body) : undefined,
      })
      const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
      if (cookies.length > 0) cookie = cookies.join('; ')
      const text = await response.text()
      if (response.ok) return text ? JSON.parse(text) : undefined
      const asksToWait = response.status === 429 || response.status === 503
      if (!asksToWait) throw new ApiError(`${method} ${path}`, response.status, text)
      if (tries === TRIES)
        throw new StartError(
          'The demonstration data could not be added because the services stayed busy: start again with --demo, what is there already is kept.',
        )
      await sleep(Number(response.headers.get('retry-after') ?? 1) * 1_000)
    }
  }
  return Object.assign(call, { cookie: () => cookie })
}
