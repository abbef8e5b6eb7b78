// @ts-check
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { assertKey, isFile } from './store.mjs'

/**
 * @typedef {object} Bucket
 * @property {string} endpoint address of the server
 * @property {string} region
 * @property {string} bucket
 * @property {string} [prefix] folder in the bucket
 * @property {string} accessKeyId
 * @property {string} secretAccessKey
 * @property {boolean} [pathStyle] whether the bucket's name is in the path, as most servers allow, or in the host name
 * @property {number} [timeoutMs] of a call with all its tries
 */
/** @typedef {{ status: number, body: Buffer, isUnsure: boolean }} Reply isUnsure: an earlier try may have done the same */

const TIMEOUT_MS = 10_000
/** Allowed for uploads besides, for the line of a person who releases from home. */
const BYTES_PER_MS = 50
/** Several times the largest file of a front-end, a source map. */
const MAX_BYTES = 16 * 1024 * 1024
const MOST_TRIES = 4
const FIRST_PAUSE_MS = 100

const NOT_FOUND = 404
/** Another write of the same key is under way. */
const CONFLICT = 409
const TAKEN = 412
const TRANSIENT = new Set([408, CONFLICT, 429, 500, 502, 503, 504])

const PROBES = 'probes/'

/**
 * A store in a bucket of any server that speaks S3's protocol, which several processes may share. Before its first write it
 * finds out whether the bucket honours conditions, and refuses one that does not. Reading takes no right to write.
 * @param {Bucket} options
 * @returns {import('./store.mjs').Store}
 */
export function bucketStore({
  endpoint,
  region,
  bucket,
  prefix,
  accessKeyId,
  secretAccessKey,
  pathStyle,
  timeoutMs = TIMEOUT_MS,
}) {
  // Its own retries would hide that an earlier try may have written.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const url = bucketUrl({ endpoint, bucket, pathStyle })
  const root = prefix ? `${prefix}/` : ''
  const title = `the bucket ${bucket} at ${endpoint}`

  const urlOf = (/** @type {string} */ key) => {
    assertKey(key)
    return `${url}/${root}${key}`
  }

  /**
   * @param {string} method
   * @param {string} target
   * @param {Buffer} [body]
   * @returns {Promise<Reply>}
   */
  const call = async (method, target, body) => {
    const withinMs = timeoutMs + Math.ceil((body?.length ?? 0) / BYTES_PER_MS)
    const signal = AbortSignal.timeout(withinMs)
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(body && { 'if-none-match': '*' }),
    }
    let isUnsure = false
    for (let tries = 1; ; tries += 1) {
      try {
        const response = await client.fetch(target, { method, headers, body, signal, redirect: 'manual' })
        /** @type {Reply} */
        const reply = { status: response.status, body: await bytesOf(response), isUnsure }
        if (tries === MOST_TRIES || !TRANSIENT.has(reply.status)) return reply
        isUnsure ||= reply.status !== CONFLICT
      } catch (error) {
        if (error instanceof RangeError) throw error
        if (signal.aborted) throw new Error(`${title}: no response within ${withinMs / 1000} s`, { cause: error })
        if (tries === MOST_TRIES) throw new Error(`${title} cannot be reached: ${reasonOf(error)}`, { cause: error })
        isUnsure = true
      }
      await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()))
    }
  }

  const assertDone = (/** @type {Reply} */ { status, body }, /** @type {string} */ what) => {
    if (status >= 200 && status < 300) return
    const text = body.toString()
    throw new Error(
      `${title} refused to ${what}: ${[status, tagsOf(text, 'Code')[0], tagsOf(text, 'Message')[0]].filter(Boolean).join(' ')}`,
    )
  }

  const get = async (/** @type {string} */ key) => {
    const reply = await call('GET', urlOf(key))
    // Without a bucket there are no keys either, but that is a mistake in the settings.
    if (reply.status === NOT_FOUND && !reply.body.includes('NoSuchBucket')) return null
    assertDone(reply, `get ${key}`)
    return reply.body
  }

  const put = async (/** @type {string} */ key, /** @type {Buffer} */ bytes) => {
    const reply = await call('PUT', urlOf(key), bytes)
    // It may have been taken by an earlier try, whose response was lost.
    if (reply.status === TAKEN) return reply.isUnsure ? Boolean((await get(key))?.equals(bytes)) : false
    if (reply.status === CONFLICT && !reply.isUnsure) return false
    assertDone(reply, `write ${key}`)
    return true
  }

  const remove = async (/** @type {string} */ key) => {
    const reply = await call('DELETE', urlOf(key))
    if (reply.status !== NOT_FOUND) assertDone(reply, `remove ${key}`)
  }

  /** Each probe has a key of its own, so that processes do not meet. */
  const assertConditional = async () => {
    const key = `${PROBES}${randomUUID()}`
    if (!(await put(key, Buffer.from('first')))) throw new Error(`${title} takes no new key`)
    const isIgnored = await put(key, Buffer.from('second'))
    // A failure to tidy up is no reason to refuse: a key for access may be allowed to write, but not to remove.
    await remove(key).catch(() => {})
    if (isIgnored)
      throw new Error(
        `${title} ignores the condition If-None-Match, so that two releases at once would overwrite each other: use a server that honours it`,
      )
  }
  /** @type {Promise<void> | undefined} */
  let conditional

  return {
    get,
    remove,

    async putNew(key, bytes) {
      assertKey(key)
      conditional ??= assertConditional()
      await conditional.catch((error) => {
        conditional = undefined
        throw error
      })
      return put(key, bytes)
    },

    async list(folder) {
      assertKey(folder)
      const keys = []
      for (let token = ''; ;) {
        const reply = await call(
          'GET',
          `${url}?${new URLSearchParams({ 'list-type': '2', prefix: root + folder, ...(token && { 'continuation-token': token }) })}`,
        )
        assertDone(reply, `list ${folder}`)
        const page = reply.body.toString()
        // Others may keep things in the bucket whose names are no keys.
        keys.push(
          ...tagsOf(page, 'Key')
            .map((key) => key.slice(root.length))
            .filter(isFile),
        )
        const [next = ''] = tagsOf(page, 'NextContinuationToken')
        if (!next) return keys.sort()
        if (next === token) throw new Error(`${title} lists the same page of ${folder} again and again`)
        token = next
      }
    },
  }
}

/** @param {Response} response */
async function bytesOf({ body }) {
  const chunks = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) throw new RangeError(`a response of more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @param {Pick<Bucket, 'endpoint' | 'bucket' | 'pathStyle'>} options */
export function bucketUrl({ endpoint, bucket, pathStyle = true }) {
  const { protocol, host, pathname } = new URL(endpoint)
  const path = pathname.replace(/\/$/, '')
  return pathStyle ? `${protocol}//${host}${path}/${bucket}` : `${protocol}//${bucket}.${host}${path}`
}

/**
 * The contents of all elements of a name, which have none inside.
 * @param {string} xml
 * @param {string} name
 */
function tagsOf(xml, name) {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(`</${name}>`)).replaceAll('&amp;', '&'))
}

/** @param {unknown} error of `fetch`, which says itself only that it failed */
function reasonOf(error) {
  const { cause = error } = /** @type {Error} */ (error)
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (cause)
  return code ?? message
}
