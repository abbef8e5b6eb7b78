// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

/** Faults, the alerts that must then fire, by their labels. */
export const drills = [
  {
    victims: ['cash', 'quotes-worker'],
    alerts: [
      { alertname: 'ProcessAway', job: 'cash' },
      { alertname: 'ProcessAway', job: 'quotes-worker' },
      { alertname: 'ServiceFails', service: 'cash' },
      { alertname: 'CallsFailFast' },
      { alertname: 'PdfQueueBehind' },
      { alertname: 'PdfsLateFast' },
    ],
  },
  {
    victims: ['redis', 'database'],
    alerts: [
      { alertname: 'RedisAway', job: 'quotes' },
      { alertname: 'DatabaseAway', job: 'crm' },
    ],
  },
]

/** The slowest looks at the last five minutes, most of which may have been good ones, and must be true for two. */
const FIRES_WITHIN_MS = 480_000
const LOOK_EVERY_MS = 2_000

/**
 * Stops processes of the copy as if they hung, and waits for the alerts while people go on.
 * @param {typeof drills[number]} drill
 * @param {{ pidOf: (victim: string) => number, prometheus: import('./prometheus.mjs').Prometheus, traffic: import('./traffic.mjs').Traffic }} copy
 */
export async function practise({ victims, alerts }, { pidOf, prometheus, traffic }) {
  const pids = victims.map(pidOf)
  const over = new AbortController()
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const people = [traffic.callAll, traffic.openNewQuote].map((goOn) => live(goOn, over.signal))
  try {
    await untilFired(alerts, prometheus)
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
    over.abort()
    await Promise.all(people)
  }
}

/** Failures are what they are there for. @param {() => Promise<unknown>} goOn @param {AbortSignal} signal */
async function live(goOn, signal) {
  for (; !signal.aborted; await sleep(LOOK_EVERY_MS)) await goOn().catch(() => {})
}

/** @param {typeof drills[number]['alerts']} alerts @param {import('./prometheus.mjs').Prometheus} prometheus */
async function untilFired(alerts, prometheus) {
  const deadline = Date.now() + FIRES_WITHIN_MS
  const names = (/** @type {object} */ labels) =>
    Object.entries({ ...labels, alertstate: 'firing' })
      .map(([name, value]) => `${name}="${value}"`)
      .join(',')
  let silent = alerts.map(names)
  for (; silent.length > 0; await sleep(LOOK_EVERY_MS)) {
    const found = await Promise.all(
      silent.map(async (labels) => ((await prometheus.query(`ALERTS{${labels}}`)).length > 0 ? [] : [labels])),
    )
    silent = found.flat()
    if (Date.now() > deadline) throw new Error(`not fired: ${silent.join(' ')}`)
  }
}
