// @ts-check

/** @typedef {import('./costs.mjs').Costs} Costs */
/** @typedef {keyof Costs['perTime']} Kind */

/** How accounts are assumed to use the product: docs/scaling.md lists it, and its figures follow from it. */
export const ASSUMED = {
  /** Share of all accounts at work in the busiest hour. */
  active: 0.05,
  /** Share of those that have a cash screen open. */
  cashOpen: 0.2,
  /** Of a cash screen: it asks for the balance and the entries. */
  pollsPerSecond: 2,
  /** Calls of an active account in the busiest hour. */
  perHour: { read: 60, create: 6, signIn: 0.2, pdf: 0.5 },
  /** The busiest minutes compared with the mean of the hour. */
  peak: 2,
  /** How busy a processor should be then. */
  utilisation: 0.5,
  /** Captions of an account that are remembered, on average over all accounts. */
  captions: 20,
  /** Copies of the data in a replica set. */
  copies: 3,
}

/** Accounts, for each column. */
export const SIZES = [10_000, 1_000_000, 10_000_000]

/** What a part is, and whether it is ours: two of those run at least. */
export const PARTS = /** @type {const} */ (['gateway', 'auth', 'crm', 'quotes', 'cash', 'worker', 'database', 'redis'])

const HOUR_SECONDS = 3_600
const SIGN_INS_KEPT_SECONDS = 900

/**
 * Calls a second in the busiest minutes.
 * @param {number} accounts
 * @returns {Record<Kind, number>}
 */
export function callsPerSecond(accounts) {
  const active = accounts * ASSUMED.active
  const { read, create, signIn, pdf } = ASSUMED.perHour
  const ofHour = (/** @type {number} */ perHour) => active * perHour * ASSUMED.peak / HOUR_SECONDS
  return { poll: active * ASSUMED.cashOpen * ASSUMED.pollsPerSecond, read: ofHour(read), create: ofHour(create), signIn: ofHour(signIn), pdf: ofHour(pdf) }
}

/**
 * Everything that is needed for so many accounts.
 * @param {Costs} costs
 * @param {number} accounts
 */
export function estimate({ perTime, bytes }, accounts) {
  const calls = callsPerSecond(accounts)
  const perSecond = (/** @type {string} */ part) => kinds.reduce((sum, kind) => sum + calls[kind] * (perTime[kind][part] ?? 0), 0)
  return {
    calls,
    /** Processors by part. */
    cores: Object.fromEntries(PARTS.map((part) => [part, perSecond(part) / 1_000 / ASSUMED.utilisation])),
    operations: perSecond('operations'),
    records: accounts * bytes.account,
    pdfs: accounts * bytes.quotes * bytes.pdf,
    redisLimits: calls.signIn * SIGN_INS_KEPT_SECONDS * bytes.redisPerSignIn,
    redisHistories: accounts * ASSUMED.captions * bytes.redisPerCaption,
  }
}

const kinds = /** @type {const} */ (['poll', 'read', 'create', 'signIn', 'pdf'])
