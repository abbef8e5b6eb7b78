// @ts-check
import { waitUntil } from '../local/process/wait-until.mjs'
import { environmentOf, findProcess } from './process-tree.mjs'

const WITHIN_MS = 10 * 60_000

/**
 * Waits until no PDF is to be rendered: quotes are rendered ahead after they were saved, which would disturb a measurement.
 * @param {number} pid of the copy
 */
export async function quotesRendered(pid) {
  const { PORT } = environmentOf(findProcess(pid, 'services/quotes/dist/main.js'))
  const isDone = async () => !/^pdf_queue_depth{.*} [1-9]/m.test(await (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text())
  if (!await waitUntil(isDone, { withinMs: WITHIN_MS, everyMs: 500 })) throw new Error('PDFs are still being rendered')
}
