import { cepNotFoundMessage, type CepAddress } from '@atelie/contract/clients'
import type { Logger } from '@atelie/service-kit/log'
import { Counter } from '@atelie/service-kit/metrics'
import { Problem } from '@atelie/service-kit/problem'
import { inSpan } from '@atelie/service-kit/spans'
import { LRUCache } from 'lru-cache'
import CircuitBreaker from 'opossum'
import type { CepUpstream } from './upstreams.ts'

const lookups = new Counter({
  name: 'cep_lookups_total',
  help: 'Questions to public postal code services, by outcome',
  labelNames: ['upstream', 'outcome'],
})

const HOUR_MS = 60 * 60 * 1000
const KEEP_MS = { found: 24 * HOUR_MS, notFound: HOUR_MS }
const MAX_KEPT = 10_000

/** The address of eight digits. Throws Problem('not_found'), or Problem('bad_gateway') when no service could be reached. */
export type CepLookup = (digits: string) => Promise<CepAddress>

/** Asks the services in this order, each only if the previous one failed, and caches the results for a while. */
export function createCepLookup(upstreams: readonly CepUpstream[], log: Logger): CepLookup {
  const breakers = upstreams.map(
    ({ name, ask }) =>
      new CircuitBreaker(ask, {
        name,
        timeout: false,
        resetTimeout: 10_000,
        volumeThreshold: 5,
        errorThresholdPercentage: 50,
      }),
  )

  async function ask(digits: string): Promise<CepAddress | null> {
    const failures: Error[] = []
    for (const breaker of breakers) {
      try {
        const address = await inSpan(`ask ${breaker.name}`, {}, () => breaker.fire(digits))
        lookups.inc({ upstream: breaker.name, outcome: 'answered' })
        return address
      } catch (err) {
        lookups.inc({ upstream: breaker.name, outcome: 'failed' })
        log.warn({ err, upstream: breaker.name }, 'postal code service failed')
        failures.push(err as Error)
      }
    }
    throw new Problem('bad_gateway', {
      error: cepNotFoundMessage,
      cause: new AggregateError(failures, 'every postal code service failed'),
    })
  }

  /** Also limits it to one lookup at a time per postal code: later callers wait for the same result. */
  const kept = new LRUCache<string, { address: CepAddress | null }>({
    max: MAX_KEPT,
    ttl: KEEP_MS.found,
    async fetchMethod(digits, _stale, { options }) {
      const address = await ask(digits)
      options.ttl = address ? KEEP_MS.found : KEEP_MS.notFound
      return { address }
    },
  })

  return async (digits) => {
    const address = (await kept.fetch(digits))?.address
    if (!address) throw new Problem('not_found', { error: cepNotFoundMessage })
    return address
  }
}
