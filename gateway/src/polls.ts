import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { registry } from '@atelie/contract/registry'
import { etagHeaders, etagOf, matchesEtag } from '@atelie/service-kit/etag'
import { nameCall, type NamedCall } from '@atelie/service-kit/named-call'
import type { ReadLedgerVersion } from './ledger-version.ts'
import type { CallsLimit } from './limits.ts'
import type { SessionReader } from './session.ts'

interface PollOptions {
  sessions: SessionReader
  callsLimit?: CallsLimit
  readLedgerVersion: ReadLedgerVersion
}

/** Polled calls by path, which has no parameters. */
const polled = new Map(
  registry
    .filter(({ endpoint }) => endpoint.etag)
    .map(({ endpoint, service }) => [endpoint.path, { ...endpoint, service }]),
)

/**
 * Responds to a poll without news before any other work is done: an open tab polls twice a second, all day. Anything else (no
 * session, an outage, a limit, a new version) takes the usual route, which has the messages for it.
 * These polls are measured, not logged: they would bury all other lines.
 */
export function shortCircuitPolls(
  rest: RequestListener,
  { sessions, callsLimit, readLedgerVersion }: PollOptions,
): RequestListener {
  async function isAnswered(request: IncomingMessage, response: ServerResponse, call: NamedCall): Promise<boolean> {
    const caller = sessions.read(request)
    if (!caller) return false
    const etag = etagOf(await readLedgerVersion(caller.sub), request.url ?? '')
    if (!matchesEtag(etag, request.headers['if-none-match'])) return false
    await callsLimit?.(caller.sub)
    nameCall(response, call)
    response.writeHead(304, etagHeaders(etag)).end()
    return true
  }

  return (request, response) => {
    const call = pollOf(request)
    if (!call) return rest(request, response)
    const passOn = () => rest(request, response)
    isAnswered(request, response, call).then((done) => {
      if (!done) passOn()
    }, passOn)
  }
}

function pollOf({ method, url = '', headers }: IncomingMessage): NamedCall | undefined {
  if (method !== 'GET' || headers['if-none-match'] === undefined) return undefined
  return polled.get(url.split('?', 1)[0] as string)
}
