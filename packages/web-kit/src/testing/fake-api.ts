import type { Endpoint } from '@atelie/contract/endpoint'
import { vi } from 'vitest'
import { type FakeCall, FakeNetwork } from './fake-network.ts'
import { noteCall } from './made-calls.ts'

/** Replaces the network in a test. */
export class FakeApi extends FakeNetwork {
  private readonly made: { endpoint: Endpoint; call: FakeCall }[] = []

  constructor() {
    super()
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.fetch(new URL(url, 'http://test'), init))
  }

  /** The calls made to an endpoint so far. */
  calls(endpoint: Endpoint): FakeCall[] {
    return this.made.filter((made) => made.endpoint === endpoint).map((made) => made.call)
  }

  protected override respond(
    endpoint: Endpoint,
    call: FakeCall,
    handle: (call: FakeCall) => Promise<Response>,
  ): Promise<Response> {
    this.made.push({ endpoint, call })
    noteCall(endpoint, call)
    return handle(call)
  }
}
