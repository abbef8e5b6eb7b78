import type { Endpoint } from '@atelie/contract/endpoint'
import type { FakeCall } from './fake-network.ts'

/** Longer ones carry a picture; others like them do not. */
const MAX_CHARS = 20_000

/** Kept as JSON, since many are made again and again. */
const made = new Set<string>()

/** The calls of a test file, from which the contract with the services is recorded: see infra/build/consumed-calls.mjs. */
export function noteCall({ method, path }: Endpoint, { params: { id: _, ...params }, query, body }: FakeCall): void {
  const sent = {
    params: Object.keys(params).length ? params : undefined,
    query: query.size ? Object.fromEntries(query) : undefined,
    body,
  }
  const json = JSON.stringify([`${method} ${path}`, sent])
  if (json.length <= MAX_CHARS) made.add(json)
}

export function takeCalls(): string[] {
  const taken = [...made]
  // The next file may share this module.
  made.clear()
  return taken
}
