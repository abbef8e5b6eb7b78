// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

const AT_ONCE = 90
const PAUSE_MS = 200

/**
 * @param {string} url
 * @param {string} path
 * @param {object} body
 * @param {{ address: string, cookie?: string }} from
 */
export async function post(url, path, body, { address, cookie = '' }) {
  const response = await fetch(url + path, {
    method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie }, body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response
}

/** One sign-in of the flood: what it does not share with the others is different each time. */
const one = {
  browser: () => ({ email: `apressada-${workerData.name}`, from: { address: workerData.address, cookie: workerData.cookie } }),
  address: (/** @type {number} */ index) => ({ email: `ninguem-${workerData.name}-${index}`, from: { address: workerData.address } }),
  'e-mail': (/** @type {number} */ index) => ({ email: `apressada-${workerData.name}`, from: { address: `10.${2 + (index % 200)}.${index >> 8}.${index & 255}` } }),
}

if (!isMainThread && workerData?.flood) {
  const makeOne = one[/** @type {keyof typeof one} */ (workerData.flood)]
  for (let sent = 0; ; sent += AT_ONCE) {
    const wave = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => {
      const { email, from } = makeOne(sent + index)
      return post(workerData.url, '/api/login', { email: `${email}@exemplo.com.br`, password: workerData.password }, from)
    }))
    if (sent === 0) parentPort?.postMessage('begun')
    await wave
    await sleep(PAUSE_MS)
  }
}
