/** Of the browsers that were given a version. */
interface Share {
  sessions: number
  /** Those in which it failed. */
  failed: number
}

/** What is known of one address while a canary runs. */
export interface Tally {
  canary: Share
  stable: Share
}

const LEAST_SESSIONS = 5
const LEAST_ADDRESSES = 3
const LEAST_FAILING_ADDRESSES = 2

/**
 * Why a canary must be stopped, with the figures; null if it may go on. It is stopped if it fails in a larger share of its
 * sessions than the stable version, and that must hold without any one address, too: a single person may have any number of
 * marks, with or without failures.
 * @param tallies one for each address
 */
export function whyToStop(tallies: readonly Tally[]): string | null {
  const all = { canary: sum(tallies.map(({ canary }) => canary)), stable: sum(tallies.map(({ stable }) => stable)) }
  const given = tallies.filter(({ canary }) => canary.sessions > 0).length
  const failing = tallies.filter(({ canary }) => canary.failed > 0).length
  if (all.canary.sessions < LEAST_SESSIONS || given < LEAST_ADDRESSES || failing < LEAST_FAILING_ADDRESSES) return null
  if (!isWorse(all) || !tallies.every((one) => isWorse({ canary: without(all.canary, one.canary), stable: without(all.stable, one.stable) }))) return null
  return `failed in ${all.canary.failed} of ${all.canary.sessions} sessions, at ${failing} of ${given} addresses; the stable version in ${all.stable.failed} of ${all.stable.sessions}`
}

/** Without a session to compare with, the stable version counts as sound. */
const isWorse = ({ canary, stable }: Tally) => canary.failed * Math.max(stable.sessions, 1) > stable.failed * canary.sessions

const sum = (shares: readonly Share[]): Share => shares.reduce((total, { sessions, failed }) => ({ sessions: total.sessions + sessions, failed: total.failed + failed }), { sessions: 0, failed: 0 })

const without = (total: Share, one: Share): Share => ({ sessions: total.sessions - one.sessions, failed: total.failed - one.failed })
