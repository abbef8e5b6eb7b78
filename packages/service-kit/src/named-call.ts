import type { ServerResponse } from 'node:http'
import type { Endpoint } from '@atelie/contract/endpoint'

/** The name of a request in log lines and metrics: words of ours, never of the caller. */
export interface NamedCall extends Pick<Endpoint, 'path' | 'isRoutine'> {
  /** Who answers it, where that is not this process. */
  service?: string
}

const names = new WeakMap<ServerResponse, NamedCall>()

/** Sets which call of the contract a request is. */
export function nameCall(response: ServerResponse, call: NamedCall): void {
  names.set(response, call)
}

/** Undefined if no one has named it. */
export const nameOf = (response: ServerResponse): NamedCall | undefined => names.get(response)
