// @ts-check
import { remotePages } from '../../../packages/web-kit/src/remote-pages.mjs'

const remoteNames = /** @type {(keyof typeof remotePages)[]} */ (Object.keys(remotePages))

/** People do not wait longer. */
const TIMEOUT_MS = 10_000
/** More than any of these responses has; a wrong address may lead to something endless. */
const MOST_BYTES = 2_000_000
/** A link that no quote has. */
const LINK = `/orcamento/${'x'.repeat(32)}`
const CAPTION = { topic: 'Caneca', style: 'casual', size: 'small', intent: 'sale', callToAction: 'direct' }

/**
 * Checks what a visitor can see. None of them changes anything.
 * @param {string} address
 * @returns {readonly { name: string, run: () => Promise<void> }[]} run rejects with the reason if the check fails
 */
export function createChecks(address) {
  /** @param {string} path @param {RequestInit} [options] */
  async function read(path, options) {
    const response = await fetch(new URL(path, address), {
      ...options,
      // Browsers ask for these over HTTPS: each form of a file is one of its own.
      headers: { 'accept-encoding': 'br, gzip', ...options?.headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status !== 200) throw new Error(`${path} is a ${response.status}`)
    return textOf(response)
  }

  /** @param {string} path @param {number} status @param {RequestInit} [options] */
  async function expectStatus(path, status, options) {
    const response = await fetch(new URL(path, address), { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    if (response.status !== status) throw new Error(`${path} is a ${response.status}`)
  }

  /**
   * Reads the scripts of every page of a remote, including pages that need an account.
   * @param {keyof typeof remotePages} name
   */
  async function readRemote(name) {
    const pages = await Promise.all(
      Object.entries(remotePages[name]).map(async ([page, { access }]) => {
        const { files } = JSON.parse(await read(`/front-ends/page-files?page=${page}&access=${access}`))
        if (files.length === 0) throw new Error(`${page} is in no version in use`)
        return /** @type {string[]} */ (files)
      }),
    )
    await Promise.all([...new Set(pages.flat())].map((file) => read(file)))
  }

  return [
    ...remoteNames.map((name) => ({ name, run: () => readRemote(name) })),
    {
      // The page, what the front-ends read at the start, and the first script: without any of them people see nothing.
      name: 'sign_in_page',
      async run() {
        const page = await read('/auth', { headers: { accept: 'text/html' } })
        const script = /<script[^>]* src="([^"]+)"/.exec(page)?.[1]
        if (!script) throw new Error('/auth has no script')
        const [, config] = await Promise.all([read(script), read('/config.json')])
        if (Object.keys(JSON.parse(config).remotes).length === 0) throw new Error('/config.json has no remotes')
      },
    },
    {
      name: 'generator',
      async run() {
        const body = await read('/api/caption/generate', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(CAPTION),
        })
        if (!JSON.parse(body).text) throw new Error('the caption is empty')
      },
    },
    {
      // A sign-out without a session changes nothing, and gets its answer from the auth service.
      name: 'auth',
      run: () => expectStatus('/api/logout', 204, { method: 'POST' }),
    },
    // Only the database knows that it does not exist.
    { name: 'database', run: () => expectStatus(LINK, 404) },
  ]
}

/** @param {Response} response */
async function textOf(response) {
  const pieces = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > MOST_BYTES) throw new Error(`${response.url} does not end`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
