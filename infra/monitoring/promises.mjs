// @ts-check
import { owning } from '../services.mjs'

/** Polls without news are most of the traffic: with them, hardly any outage would be worth mentioning. A caller who leaves breaks no promise. */
const ANSWERED = 'job="gateway",status!~"304|aborted"'

/** Depend on others (a model, postal code services, the caller's own line), or have a promise of their own. */
const SLOW_ROUTES = ['/api/pdf/quote/:id', '/api/quotes/:id/picture', '/api/clients/cep/:digits', '/api/company']
/** A caller who leaves after a while found it slow. */
const QUICK = `job="gateway",service=~"${owning
  .filter(({ isSlow }) => !isSlow)
  .map(({ name }) => name)
  .join('|')}",route!~"${SLOW_ROUTES.join('|')}",status!="304"`

const calls = (/** @type {string} */ selector) => `sum(rate(http_request_duration_seconds_count{${selector}}[1m]))`

/**
 * Our promises. `broken` and `all` are calls a second; the share of broken ones may be `budget` at most.
 * Prometheus 3 writes whole bounds of buckets with a decimal, as in "10.0".
 * @typedef {{ name: string, title: string, budget: number, broken: string, all: string, runbook: string, alert: string }} Promised
 * @type {readonly Promised[]}
 */
export const promises = [
  {
    name: 'answered',
    alert: 'CallsFail',
    title: '99.9 % of calls are answered',
    budget: 0.001,
    runbook: 'promises.md',
    broken: `(sum(rate(http_request_duration_seconds_count{${ANSWERED},status=~"5.."}[1m])) or vector(0))`,
    all: calls(ANSWERED),
  },
  {
    name: 'quick',
    alert: 'CallsSlow',
    title: '95 % of calls take less than 300 ms',
    budget: 0.05,
    runbook: 'promises.md',
    broken: `(${calls(QUICK)} - sum(rate(http_request_duration_seconds_bucket{${QUICK},status!~"5..",le="0.3"}[1m])))`,
    all: calls(QUICK),
  },
  {
    name: 'pdf',
    alert: 'PdfsLate',
    title: '99 % of PDFs open within 10 s',
    budget: 0.01,
    runbook: 'promises.md',
    broken:
      '(sum(rate(pdf_open_duration_seconds_count{outcome!="refused"}[1m])) - (sum(rate(pdf_open_duration_seconds_bucket{outcome="ready",le=~"10|10.0"}[1m])) or vector(0)))',
    all: 'sum(rate(pdf_open_duration_seconds_count{outcome!="refused"}[1m]))',
  },
]

/** Over which time the share of broken promises is known. */
export const WINDOWS = ['2m', '30m', '1h', '6h', '30d']

/**
 * How fast the budget of thirty days may burn. At 14.4 times the allowed rate an hour takes 2 % of it, at 6 times six hours take 5 %.
 * The short window ends the alert soon after the trouble, and lets none begin by what is over: the long one has proved enough.
 */
export const BURN_RATES = [
  { pace: 'Fast', factor: 14.4, long: '1h', short: '2m', for: '0s', severity: 'page' },
  { pace: 'Slowly', factor: 6, long: '6h', short: '30m', for: '15m', severity: 'ticket' },
]

/** Fewer broken calls in an hour prove nothing: at night a single one may be all there was. */
export const LEAST_BROKEN = 10
