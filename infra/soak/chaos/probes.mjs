// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { services } from '../../services.mjs'
import * as kinds from './kinds.mjs'
import { openBrowser } from './person.mjs'

/** A person who sees nothing happen reloads. */
const TIMEOUT_MS = 3_000
const PDF_TIMEOUT_MS = 5_000
const TRY_EVERY_MS = 250
/** Recoveries that take longer than allowed are still measured. */
const WATCH_FOR_MS = 60_000

/** @typedef {{ name: string, works: () => Promise<boolean> }} Probe */

/**
 * Real calls to every service, for a separate account; services with data must write some.
 * @param {string} url
 * @param {import('./observations.mjs').Observations} observations
 */
export async function openProbes(url, observations) {
  const { send, insist } = openBrowser(url, observations)
  await insist('POST', '/api/register', [201], {
    body: { fullName: 'Sonda', email: `sonda-${randomUUID()}@exemplo.com.br`, password: 'segredo1' },
  })
  /** @param {import('./kinds.mjs').Kind} kind @param {import('./kinds.mjs').Subjects} [subjects] */
  async function openRecord(kind, subjects = { clientId: 0, productId: 0 }) {
    const body = () => kind.body(`${kind.name} ${randomUUID()}`, subjects)
    const { id } = (await insist('POST', kind.path, [201], { body: body() })).body
    return {
      id,
      update: async () =>
        (await send(kind.updateMethod, `${kind.path}/${id}`, { body: body(), timeoutMs: TIMEOUT_MS })).status === 200,
    }
  }
  const client = await openRecord(kinds.client)
  const product = await openRecord(kinds.product)
  const subjects = { clientId: client.id, productId: product.id }
  const [quote, printed] = [await openRecord(kinds.quote, subjects), await openRecord(kinds.quote, subjects)]
  const responds = async (/** @type {string} */ path, /** @type {number} */ timeoutMs) =>
    (await send('GET', path, { timeoutMs })).status === 200
  /** The others have their call in the table of services. @type {Record<string, Probe['works']>} */
  const onRecords = {
    crm: client.update,
    quotes: quote.update,
    // A changed quote must be printed again.
    'quotes-worker': async () => (await printed.update()) && responds(`/api/pdf/quote/${printed.id}`, PDF_TIMEOUT_MS),
  }
  /** @type {readonly Probe[]} */
  const probes = services.map(({ name, probe }) => ({
    name,
    works: onRecords[name] ?? (async () => answers(name, probe)),
  }))

  /** @param {string} name @param {import('../../services.mjs').Probe | undefined} probe */
  async function answers(name, probe) {
    if (!probe) throw new Error(`${name} has no probe in infra/services.mjs`)
    return (await send(probe.method, probe.path, { body: probe.body, timeoutMs: TIMEOUT_MS })).status === probe.status
  }

  /** @param {Probe} probe */
  async function timeUntil({ name, works }) {
    const began = performance.now()
    while (!(await works()) && performance.now() - began < WATCH_FOR_MS) await sleep(TRY_EVERY_MS)
    return { name, ms: performance.now() - began }
  }

  return {
    /** How long it takes from now until every service has responded to a new call, and which was the last. */
    async untilAllRespond() {
      const times = await Promise.all(probes.map(timeUntil))
      return times.reduce((slowest, time) => (time.ms > slowest.ms ? time : slowest))
    },
  }
}
