// @ts-check
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { parse, stringify } from 'yaml'
import { waitUntil } from '../../local/process/wait-until.mjs'
import { startProgram } from './program.mjs'

export const ALERTMANAGER_CONFIG = join(import.meta.dirname, '../alertmanager.yml')

/** Alertmanager waits for half a minute for alerts that belong to the first, and says a minute later which came to them. */
const CALLED_WITHIN_MS = 120_000

/**
 * A real Alertmanager with our routes, and somebody to be called.
 * @param {string} program
 * @param {{ folder: string, port: number }} options
 */
export async function startAlertmanager(program, { folder, port }) {
  /** @type {Set<string>} */
  const calledFor = new Set()
  const phone = createServer(async (request, response) => {
    const { alerts } = /** @type {{ alerts: { labels: { alertname: string } }[] }} */ (await json(request))
    for (const { labels } of alerts) calledFor.add(labels.alertname)
    response.end()
  })
  phone.listen(0, '127.0.0.1')
  await once(phone, 'listening')

  const config = join(folder, 'alertmanager.yml')
  writeFileSync(config, withPhone(readFileSync(ALERTMANAGER_CONFIG, 'utf8'), `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (phone.address()).port}`))
  const { stop } = await startProgram(program, { port, args: [`--config.file=${config}`, `--storage.path=${join(folder, 'alertmanager')}`, '--cluster.listen-address='] })
  return {
    address: `127.0.0.1:${port}`,
    /** Until the person on call has been called for all of these alerts. @param {readonly string[]} names */
    async untilCalledFor(names) {
      if (await waitUntil(async () => names.every((name) => calledFor.has(name)), { withinMs: CALLED_WITHIN_MS })) return
      throw new Error(`nobody was called for ${names.filter((name) => !calledFor.has(name)).join(', ')}`)
    },
    async stop() {
      await stop()
      phone.closeAllConnections()
      phone.close()
    },
  }
}

/** @param {string} text the configuration @param {string} url that the person on call is reached by */
function withPhone(text, url) {
  const config = parse(text)
  const onCall = config.receivers.find((/** @type {{ name: string }} */ { name }) => name === config.route.receiver)
  onCall.webhook_configs = [{ url, send_resolved: false }]
  return stringify(config)
}
/** @typedef {Awaited<ReturnType<typeof startAlertmanager>>} Alertmanager */
