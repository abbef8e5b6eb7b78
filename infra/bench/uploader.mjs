// @ts-check
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { cookiesSetBy } from './cookies.mjs'

const LOGO_BYTES = 50 * 1024 * 1024

/**
 * Sends logos of 50 MB from a separate thread, which is not part of the measurement.
 * @param {string} url
 * @param {number} count how many at once, each for a different account
 */
export function createUploader(url, count) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, count } })
  return {
    /** Sends all at once; resolves with the last response. */
    uploadAll: () => new Promise((resolve, reject) => {
      worker.once('message', (statuses) => (statuses.every((/** @type {number} */ status) => status === 200) ? resolve(undefined) : reject(new Error(`answered ${statuses}`))))
      worker.postMessage('go')
    }),
    close: () => worker.terminate(),
  }
}

if (!isMainThread) {
  const body = Buffer.from(JSON.stringify({ logoUrl: largeLogo() }))
  const post = (/** @type {string} */ path, /** @type {string | Buffer} */ data, cookie = '') =>
    fetch(workerData.url + path, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: data })
  const sessions = Promise.all(Array.from({ length: workerData.count }, async (_, index) => {
    const person = { fullName: 'Dona', email: `logo-${index}@exemplo.com.br`, password: 'segredo1' }
    return cookiesSetBy(await post('/api/register', JSON.stringify(person)))
  }))
  const upload = async (/** @type {string} */ cookie) => {
    const response = await post('/api/company', body, cookie)
    await response.arrayBuffer()
    return response.status
  }
  parentPort?.on('message', async () => parentPort?.postMessage(await Promise.all((await sessions).map(upload))))
}

/** A small picture, padded to 50 MB with bytes that decoders ignore. */
function largeLogo() {
  const picture = readFileSync(join(import.meta.dirname, '../local/demo/logo.png'))
  const file = Buffer.concat([picture, randomBytes(LOGO_BYTES - picture.length)])
  return `data:image/png;base64,${file.toString('base64')}`
}
