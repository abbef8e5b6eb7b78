// @ts-check
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { environmentOf, findProcess } from '../../bench/process-tree.mjs'
import { rootDir } from '../../local/settings.mjs'
import { waitUntil } from '../../local/process/wait-until.mjs'
import { compareRecords } from './records.mjs'

/** After a client was deleted: the quotes service is notified in the background, with pauses of up to half a minute. */
const QUOTES_GONE_WITHIN_MS = 60_000

/**
 * Compares what is stored in the end with what was acknowledged.
 * @param {readonly import('./owner.mjs').Owner[]} owners
 * @param {import('./observations.mjs').Observations} observations
 */
export async function judgeOwners(owners, observations) {
  const sums = { records: 0, lost: 0, doubled: 0, wrong: 0, pdfs: 0 }
  for (const owner of owners) {
    for (const shelf of Object.values(owner.shelves)) {
      let found = await compareShelf(owner, shelf)
      await waitUntil(async () => (found = await compareShelf(owner, shelf)).wrong.length === 0, {
        withinMs: shelf.kind.name === 'quote' ? QUOTES_GONE_WITHIN_MS : 0,
        everyMs: 1_000,
      })
      for (const what of [...found.lost, ...found.doubled, ...found.wrong]) observations.find(what)
      sums.records += shelf.records.size
      sums.lost += found.lost.length
      sums.doubled += found.doubled.length
      sums.wrong += found.wrong.length
    }
    await judgeBalance(owner, observations)
    for (const mark of owner.shelves.quote.alive) {
      await owner.openPdf(owner.shelves.quote.idOf(mark))
      sums.pdfs += 1
    }
  }
  return sums
}

/** @param {import('./owner.mjs').Owner} owner @param {import('./shelf.mjs').Shelf} shelf */
async function compareShelf({ browser }, { kind, records }) {
  const rows = (await browser.insist('GET', kind.listPath, [200])).body
  // The list of quotes does not include their lines.
  const full =
    kind.name === 'quote'
      ? await Promise.all(
          rows.map(
            async (/** @type {any} */ { id }) => (await browser.insist('GET', `${kind.path}/${id}`, [200])).body,
          ),
        )
      : rows
  return compareRecords(
    records,
    full.map((/** @type {any} */ row) => ({ mark: kind.markOf(row), id: row.id, state: kind.stored(row) })),
  )
}

/** @param {import('./owner.mjs').Owner} owner @param {import('./observations.mjs').Observations} observations */
async function judgeBalance(owner, observations) {
  const cents = (/** @type {string | number} */ amount) => Math.round(Number(amount) * 100)
  const entries = (await owner.browser.insist('GET', '/api/cash/transactions', [200])).body
  const sum = entries.reduce(
    (/** @type {number} */ total, /** @type {any} */ { type, amount }) =>
      total + (type === 'income' ? 1 : -1) * cents(amount),
    0,
  )
  const shown = cents((await owner.balance()).total)
  if (shown !== sum) observations.find(`a cash screen shows ${shown} cents, the entries sum up to ${sum}`)
}

/**
 * The cash service's own check of its totals.
 * @param {number} copyPid
 */
export async function verifyTotals(copyPid) {
  const { MONGODB_URI } = environmentOf(findProcess(copyPid, 'services/cash/dist/main.js'))
  await promisify(execFile)(process.execPath, [join(rootDir, 'services/cash/dist/verify-totals.js')], {
    env: { PATH: process.env.PATH, MONGODB_URI },
  })
}
