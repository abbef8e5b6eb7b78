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
 * Answers a poll that brings nothing new before anything else is done for it: an open tab asks twice a second, all day.
 * Whatever is not certain (a session, an outage, a limit, another version) goes the usual way, which has the words for it.
 * These answers are counted, not logged: they would bury all other lines.
 */
export function answerPollsAhead(rest: RequestListener, { sessions, callsLimit, readLedgerVersion }: PollOptions): RequestListener {
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
    const goOn = () => rest(request, response)
    isAnswered(request, response).then((done) => { if (!done) goOn() }, goOn)
  }
}

function isPoll({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers['if-none-match'] === undefined) return false
  return polledPaths.has(url.split('?', 1)[0] as string)
}
