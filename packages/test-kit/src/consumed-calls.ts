import { readdirSync, readFileSync } from 'node:fs'
import { buildPath, type Endpoint } from '@atelie/contract/endpoint'
import { registry, type ServiceName } from '@atelie/contract/registry'
import type { Caller } from './caller.ts'

const ROOT = new URL('../../../', import.meta.url)

/** A call as a remote's tests make it. */
export interface ConsumedCall {
  endpoint: Endpoint
  params?: Record<string, string>
  query?: Record<string, string>
  body?: any
}

/** The calls of the remotes to a service, as their tests recorded them, each with a title. Throws for a call that does not exist. */
export function consumedCalls(service: ServiceName): [title: string, call: ConsumedCall][] {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))
  return remotes.flatMap((remote) => {
    const consumed = JSON.parse(readFileSync(new URL(`${remote}/consumed.json`, ROOT), 'utf8')) as Record<
      string,
      Pick<ConsumedCall, 'params' | 'query' | 'body'>[]
    >
    return Object.entries(consumed).flatMap(([name, sent]) => {
      const found = registry.find(({ endpoint: { method, path } }) => `${method} ${path}` === name)
      if (!found) throw new Error(`${remote} calls ${name}, which is not in the registry`)
      return found.service === service
        ? sent.map((each, index): [string, ConsumedCall] => [
            `${name} of ${remote}, shape ${index + 1}`,
            { endpoint: found.endpoint, ...each },
          ])
        : []
    })
  })
}

/** Makes such a call. @param id of a record that the caller may change or delete, for those that name one */
export function replay(call: Caller, { endpoint, params, query, body }: ConsumedCall, id?: number) {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return call(endpoint.method, buildPath(endpoint.path, { id, ...params }) + search, { body })
}
