// @ts-check
import { BURN_RATES, LEAST_BROKEN, promises, WINDOWS } from '../promises.mjs'

/** @typedef {import('./alert.mjs').Alert} Alert */

/** Computed once, because each window and each panel needs them. */
export const recordings = [
  ...promises.flatMap(({ name, broken, all }) => [
    { record: 'promise:broken:rate1m', expr: broken, labels: { promise: name } },
    { record: 'promise:calls:rate1m', expr: all, labels: { promise: name } },
  ]),
  ...WINDOWS.map((window) => ({
    record: `promise:broken:ratio${window}`,
    expr: `sum_over_time(promise:broken:rate1m[${window}]) / sum_over_time(promise:calls:rate1m[${window}])`,
  })),
]

/** Examples in which every second call breaks a promise, for forty minutes. @type {Record<string, Record<string, string>>} */
const BROKEN = {
  answered: {
    'http_request_duration_seconds_count{job="gateway",instance="a",service="crm",method="GET",route="/api/clients",status="200"}':
      '0+10x400',
    'http_request_duration_seconds_count{job="gateway",instance="a",service="crm",method="GET",route="/api/clients",status="503"}':
      '0+10x160 1600x240',
  },
  quick: {
    'http_request_duration_seconds_count{job="gateway",instance="a",service="crm",method="GET",route="/api/clients",status="200"}':
      '0+20x400',
    'http_request_duration_seconds_bucket{job="gateway",instance="a",service="crm",method="GET",route="/api/clients",status="200",le="0.3"}':
      '0+2x160 340+20x240',
  },
  pdf: {
    'pdf_open_duration_seconds_count{job="quotes",instance="a",outcome="ready"}': '0+10x400',
    'pdf_open_duration_seconds_bucket{job="quotes",instance="a",outcome="ready",le="10"}': '0+10x400',
    'pdf_open_duration_seconds_count{job="quotes",instance="a",outcome="not_ready"}': '0+10x160 1600x240',
  },
}

/** @type {readonly Alert[]} */
export const promiseAlerts = promises.flatMap(({ name, alert, title, budget, runbook }) =>
  BURN_RATES.map(({ pace, factor, long, short, ...rest }) => {
    const limit = Number((factor * budget).toPrecision(3))
    const isBroken = (/** @type {string} */ window) => `promise:broken:ratio${window}{promise="${name}"} > ${limit}`
    return {
      name: `${alert}${pace}`,
      ...rest,
      runbook,
      summary: `Burning ${factor} times too fast: ${title}`,
      expr: `${isBroken(long)} and ${isBroken(short)} and avg_over_time(promise:broken:rate1m{promise="${name}"}[1h]) * 3600 > ${LEAST_BROKEN}`,
      example: {
        series: BROKEN[name] ?? {},
        after: '30m',
        labels: { promise: name },
        ...(pace === 'Fast' && { over: '44m' }),
      },
    }
  }),
)
