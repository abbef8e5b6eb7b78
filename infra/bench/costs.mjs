// @ts-check
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { openSession } from '../local/demo/api.mjs'
import { seedDemo } from '../local/demo/demo.mjs'
import { person, quotes } from '../local/demo/records.mjs'
import { COSTS_FILE } from '../scaling/costs.mjs'
import { account, client } from './accounts.mjs'
import { cookiesSetBy } from './cookies.mjs'
import { inLanes } from './in-lanes.mjs'
import { openMeter } from './meter.mjs'
import { quotesRendered } from './pdf-queue.mjs'
import { quoteOwner } from './quote-owner.mjs'
import { databaseBytes, redisBytes } from './stored-bytes.mjs'
import { createTabs } from './tabs.mjs'

const AT_ONCE = 8
const TABS = { tabs: 400, seconds: 15 }
const TIMES = { read: 600, create: 200, signIn: 60, pdf: 40 }
const CAPTIONS = 40
/** Fewer than a person may try. */
const SIGN_INS_EACH = 10
const QUOTES = 20
const BALANCE = '/api/cash/balance?startDate=2026-11-01&endDate=2026-11-30'
const CAPTION = { topic: 'bolsa de crochê', style: 'professional', size: 'medium', intent: 'sale', callToAction: 'direct' }

/**
 * What each kind of call costs each process, and what an account takes in the database and in Redis: the figures from which
 * docs/scaling.md computes what is needed. They replace those in infra/scaling/costs.json.
 * @param {string} url
 * @param {number} pid of the copy
 */
export async function costs(url, pid) {
  const empty = await databaseBytes(pid)
  await seedDemo(url, () => {})
  const accountBytes = await databaseBytes(pid) - empty
  const owner = await quoteOwner(url, { name: 'dona', quotes: QUOTES })
  const kinds = await kindsOfCalls(url, owner)
  await quotesRendered(pid)
  const meter = await openMeter(pid)
  // Not counted: the first calls compile the code.
  await kinds.read()
  await kinds.poll()
  /** @type {Record<string, import('./meter.mjs').Amounts>} */
  const perTime = {}
  const measure = async (/** @type {keyof typeof kinds} */ kind) => {
    perTime[kind] = await meter.perTime(kinds[kind])
    console.log(`${kind}: ${JSON.stringify(perTime[kind])}`)
  }
  for (const kind of /** @type {const} */ (['poll', 'read', 'create', 'pdf'])) await measure(kind)
  const signInBytes = await redisGrowth(pid, () => measure('signIn'))
  const captionBytes = await redisGrowth(pid, () => writeCaptions(url))
  const bytes = {
    account: accountBytes,
    quotes: quotes.length,
    pdf: (await owner.open(1)).length,
    redisPerSignIn: Math.round(signInBytes / TIMES.signIn),
    redisPerCaption: Math.round(captionBytes / CAPTIONS),
  }
  console.log(`bytes: ${JSON.stringify(bytes)}`)
  const measured = { date: new Date().toISOString().slice(0, 10), cores: availableParallelism(), node: process.versions.node, perTime, bytes }
  writeFileSync(COSTS_FILE, `${JSON.stringify(measured, null, 2)}\n`)
  console.log('node infra/scaling/render.mjs takes these into docs/scaling.md')
}

/**
 * Makes many calls of a kind, and resolves to how many.
 * @param {string} url
 * @param {Awaited<ReturnType<typeof quoteOwner>>} owner
 */
async function kindsOfCalls(url, owner) {
  const cookie = cookiesSetBy(await signIn(url, person, '203.0.113.1'))
  const people = await Promise.all(Array.from({ length: TIMES.signIn / SIGN_INS_EACH }, (_, index) => account(url, `pessoa${index}`)))
  const get = (/** @type {string} */ path, /** @type {number} */ status, headers = {}) => expectStatus(status, fetch(url + path, { headers: { cookie, ...headers } }))
  const etag = (await get(BALANCE, 200)).headers.get('etag') ?? ''
  return {
    poll: () => keepTabsOpen(url, `GET ${BALANCE} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nCookie: ${cookie}\r\nIf-None-Match: ${etag}\r\n\r\n`),
    read: () => repeat(TIMES.read, () => get('/api/clients', 200)),
    create: () => repeat(TIMES.create, (index) => owner.call('POST', '/api/clients', { body: client(index) })),
    signIn: () => repeat(TIMES.signIn, (index) => signIn(url, /** @type {typeof people[number]} */ (people[index % people.length]).credentials, `198.51.100.${index}`)),
    pdf: () => repeat(TIMES.pdf, async (index) => {
      if (index % QUOTES === 0) await owner.outdateAll()
      await owner.open(1 + index % QUOTES)
    }),
  }
}

/** @param {string} url @param {string} poll */
async function keepTabsOpen(url, poll) {
  const tabs = createTabs()
  const { polls, errors } = await tabs.poll({ port: Number(new URL(url).port), ...TABS, status: 304, polls: [[poll]] })
  await tabs.close()
  if (errors > 0) throw new Error(`${errors} polls were not a 304`)
  return polls
}

/** Each from another address, as people do. @param {string} url @param {{ email: string, password: string }} credentials @param {string} address */
const signIn = (url, { email, password }, address) => expectStatus(200, fetch(`${url}/api/login`, {
  method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': address }, body: JSON.stringify({ email, password }),
}))

/** @param {number} status @param {Promise<Response>} call */
async function expectStatus(status, call) {
  const response = await call
  await response.arrayBuffer()
  if (response.status !== status) throw new Error(`${response.url} returned ${response.status} instead of ${status}`)
  return response
}

/** @param {number} times @param {(index: number) => Promise<unknown>} work */
async function repeat(times, work) {
  await inLanes(AT_ONCE, Array.from({ length: times }, (_, index) => index), work)
  return times
}

/** @param {string} url */
async function writeCaptions(url) {
  const call = openSession(url)
  await call('POST', '/api/login', { body: person })
  for (let times = 0; times < CAPTIONS; times += 1) await call('POST', '/api/caption/generate', { body: CAPTION })
}

/** @param {number} pid @param {() => Promise<unknown>} work */
async function redisGrowth(pid, work) {
  const before = await redisBytes(pid)
  await work()
  return Math.max(0, await redisBytes(pid) - before)
}
