import type { Endpoint } from '@atelie/contract/endpoint'
import { exampleResponses } from '@atelie/contract/examples/responses'
import { registry } from '@atelie/contract/registry'
import { type FakeCall, FakeNetwork, FakeProblem } from '../testing/fake-network.ts'
import { keepRecords } from './fake-records.ts'
import type { SessionChoice } from './session-choice.ts'

const SLOW_MS = 2_000

/** Responds to every call from outside as the contract's examples do, and keeps what is saved. */
export class FakeServer extends FakeNetwork {
  constructor(
    private current: SessionChoice,
    private readonly slowMs = SLOW_MS,
  ) {
    super()
    for (const { endpoint } of registry) {
      const example = exampleResponses.get(endpoint)
      const hasExample = example !== undefined || !endpoint.response
      if (endpoint.access !== 'service' && hasExample) this.reply(endpoint, example as never)
    }
    keepRecords(this)
  }

  get session(): SessionChoice {
    return this.current
  }

  changeSession(next: SessionChoice): void {
    this.current = next
  }

  override async fetch(url: URL, init: RequestInit): Promise<Response> {
    if (this.session === 'slow') await pause(this.slowMs, init.signal)
    if (this.session === 'errors') return new FakeProblem('unavailable').toResponse()
    try {
      return await super.fetch(url, init)
    } catch (error) {
      console.error(`${init.method} ${url.pathname} breaks the contract:`, error)
      return new FakeProblem('internal').toResponse()
    }
  }

  protected override async respond(
    endpoint: Endpoint,
    call: FakeCall,
    handle: (call: FakeCall) => Promise<Response>,
  ): Promise<Response> {
    if (this.session === 'visitor' && endpoint.access === 'account') throw new FakeProblem('unauthenticated')
    return handle(call)
  }

  protected override refuse(method: string, path: string): Response {
    console.error(`${method} ${path} has no example: add one to packages/contract/src/examples/responses.ts.`)
    return super.refuse(method, path)
  }
}

/** Replaces fetch for the product's calls; the development server's own go through. */
export function interceptCalls(server: FakeServer): void {
  const { fetch } = window
  window.fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    return url.pathname.startsWith('/api/') ? server.fetch(url, init) : fetch.call(window, input, init)
  }
}

function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
