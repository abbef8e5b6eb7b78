import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { registry } from '@atelie/contract/registry'
import { etagHeaders, etagOf, matchesEtag } from '@atelie/service-kit/etag'
import { Counter } from '@atelie/service-kit/metrics'
import type { ReadLedgerVersion } from './ledger-version.ts'
import type { CallsLimit } from './limits.ts'
import type { SessionReader } from './session.ts'

interface PollOptions {
  sessions: SessionReader
  callsLimit?: CallsLimit
  readLedgerVersion: ReadLedgerVersion
}

const unchangedPolls = new Counter({ name: 'gateway_unchanged_polls_total', help: 'Polls answered ahead of everything else' })

const polledPaths = new Set(registry.filter(({ endpoint }) => endpoint.etag).map(({ endpoint }) => endpoint.path))

/**
 * Responds to a poll without news before any other work is done: an open tab polls twice a second, all day. Anything else (no
 * session, an outage, a limit, a new version) takes the usual route, which has the messages for it.
 * These polls are counted, not logged: they would bury all other lines.
 */
export function shortCircuitPolls(rest: RequestListener, { sessions, callsLimit, readLedgerVersion }: PollOptions): RequestListener {
  async function isAnswered(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const caller = sessions.read(request)
    if (!caller) return false
    const etag = etagOf(await readLedgerVersion(caller.sub), request.url ?? '')
    if (!matchesEtag(etag, request.headers['if-none-match'])) return false
    await callsLimit?.(caller.sub)
    response.writeHead(304, etagHeaders(etag)).end()
    unchangedPolls.inc()
    return true
  }

  return (request, response) => {
    if (!isPoll(request)) return rest(request, response)
    const passOn = () => rest(request, response)
    isAnswered(request, response).then((done) => { if (!done) passOn() }, passOn)
  }
}

function isPoll({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers['if-none-match'] === undefined) return false
  return polledPaths.has(url.split('?', 1)[0] as string)
}
