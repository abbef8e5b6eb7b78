// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 20_000
const TRY_EVERY_MS = 400
const TRY_FOR_MS = 90_000

/** @typedef {{ status: number, body: any, headers: Headers }} ApiResponse */
/** @typedef {{ body?: object, headers?: Record<string, string>, timeoutMs?: number }} Options */

let people = 0

/**
 * A person's browser with its own cookie and address: the limits are on, and count by address.
 * @param {string} url
 * @param {import('./observations.mjs').Observations} observations
 */
export function openBrowser(url, observations) {
  people += 1
  const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
  /** @type {Map<string, string>} */
  const cookies = new Map()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  /** @param {string} method @param {string} path @param {Options} [options] @returns {Promise<ApiResponse>} */
  async function send(method, path, { body, headers, timeoutMs = TIMEOUT_MS } = {}) {
    try {
      const response = await fetch(url + path, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        body: body && JSON.stringify(body),
        headers: {
          'x-forwarded-for': address,
          cookie: cookie(),
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      const isJson = response.headers.get('content-type')?.includes('json')
      for (const line of response.headers.getSetCookie()) keep(line)
      return { status: response.status, body: isJson ? JSON.parse(String(bytes)) : bytes, headers: response.headers }
    } catch (error) {
      return { status: 0, body: String(/** @type {Error} */ (error).cause ?? error), headers: new Headers() }
    }
  }

  /** @param {string} line of a Set-Cookie header */
  function keep(line) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }

  /**
   * One attempt; every unexpected response is recorded as trouble.
   * @param {string} method @param {string} path @param {readonly number[]} wanted @param {Options} [options]
   */
  async function attempt(method, path, wanted, options) {
    const began = performance.now()
    const response = await send(method, path, options)
    if (!wanted.includes(response.status))
      observations.trouble(response.status, `${method} ${path} ${shorten(response.body)}`, began)
    return response
  }

  /**
   * Retries until one of the expected responses comes, as a person does after a failure.
   * @param {string} method @param {string} path @param {readonly number[]} wanted @param {Options} [options]
   */
  async function insist(method, path, wanted, options) {
    for (const deadline = performance.now() + TRY_FOR_MS; ; await sleep(TRY_EVERY_MS)) {
      const response = await attempt(method, path, wanted, options)
      if (wanted.includes(response.status)) return response
      if (performance.now() > deadline)
        throw new Error(
          `${method} ${path} failed for ${TRY_FOR_MS / 1000} s, at last with ${response.status} ${shorten(response.body)}`,
        )
    }
  }

  return { send, attempt, insist, cookie }
}
/** @typedef {ReturnType<typeof openBrowser>} Browser */

/** @param {unknown} body */
const shorten = (body) => (Buffer.isBuffer(body) ? `${body.length} bytes` : JSON.stringify(body).slice(0, 200))
