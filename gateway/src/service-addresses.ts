import type { LookupAddress } from 'node:dns'
import { isIP, isIPv6, type LookupFunction } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createLookup } from '@atelie/service-kit/lookup'
import type { Logger } from '@atelie/service-kit/log'

/** Between two questions whether a process that hung responds again, and how long it has for that. */
const PROBE_MS = 1_000
/** The address may be nobody's any more. */
const MOST_PROBES = 300

interface Options {
  /** The service's name in the log. */
  peer: string
  log: Logger
  find?: LookupFunction
}

/** The addresses of a service, without those at which a process hangs: callers would wait for it for as long as it does. */
export interface ServiceAddresses {
  /** For new connections. */
  lookup: LookupFunction
  /** Whether a process hangs at each of them. */
  allHang(): Promise<boolean>
  /** To be called when a process has not responded in time: whether it hangs, it is asked itself. */
  suspect(address: string): void
}

/** ADR 64 says why opossum does not do this. */
export function createServiceAddresses(
  target: string,
  { peer, log, find = createLookup() }: Options,
): ServiceAddresses {
  const { protocol, hostname, port } = new URL(target)
  const host = hostname.replace(/^\[|\]$/g, '')
  const suspected = new Set<string>()
  const hanging = new Set<string>()

  const isAlive = (address: string) =>
    fetch(`${protocol}//${isIPv6(address) ? `[${address}]` : address}:${port}/livez`, {
      signal: AbortSignal.timeout(PROBE_MS),
      redirect: 'manual',
    }).then(
      async ({ body }) => body?.cancel().then(() => true) ?? true,
      // One that refuses connections keeps nobody waiting, nor does one whose certificate names no address.
      ({ name }: Error) => name !== 'TimeoutError',
    )

  async function watch(address: string): Promise<void> {
    suspected.add(address)
    for (let probes = 0; probes < MOST_PROBES && !(await isAlive(address)); probes += 1) {
      if (probes === 0) log.warn({ peer, address }, 'service hangs')
      hanging.add(address)
      await pause(PROBE_MS, undefined, { ref: false })
    }
    suspected.delete(address)
    if (hanging.delete(address)) log.info({ peer, address }, 'service responds again, or is gone')
  }

  function all(): Promise<LookupAddress[]> {
    if (isIP(host)) return Promise.resolve([{ address: host, family: isIP(host) }])
    return new Promise((resolve, reject) => {
      find(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found as LookupAddress[])))
    })
  }

  return {
    lookup(_hostname, options, callback) {
      all().then(
        (found) => {
          const fine = found.filter(({ address }) => !hanging.has(address))
          const chosen = fine.length > 0 ? fine : found
          if (options.all) callback(null, chosen)
          else callback(null, chosen[0]!.address, chosen[0]!.family)
        },
        (error: NodeJS.ErrnoException) => callback(error, []),
      )
    },
    async allHang() {
      return hanging.size > 0 && (await all().catch(() => [])).every(({ address }) => hanging.has(address))
    },
    suspect(address) {
      if (!suspected.has(address)) void watch(address)
    },
  }
}
