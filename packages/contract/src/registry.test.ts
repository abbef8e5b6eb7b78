import { describe, expect, it } from 'vitest'
import { buildPath, pathPattern } from './endpoint.ts'
import { registry } from './registry.ts'

describe('registry', () => {
  it('the registry has each method and path once', () => {
    const calls = registry.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('no URL in the registry matches two calls', () => {
    const clashes = registry.flatMap(({ endpoint: one }, index) =>
      registry
        .slice(index + 1)
        .filter(({ endpoint: other }) => one.method === other.method && shareAnAddress(one.path, other.path))
        .map(({ endpoint: other }) => `${one.method} ${one.path} and ${other.path}`),
    )
    expect(clashes).toEqual([])
  })

  it('a call that creates is a 201, one without a response a 204, and any other a 200', () => {
    const paths = registry.map(({ endpoint }) => endpoint.path)
    for (const { method, path, status, response, produces } of registry.map(({ endpoint }) => endpoint)) {
      const isCreating = method === 'POST' && (path === '/api/register' || paths.includes(`${path}/:id`))
      const expected = isCreating ? 201 : response || produces ? 200 : 204
      expect([method, path, status]).toEqual([method, path, expected])
    }
  })

  it("a path's parameters are filled in", () => expect(buildPath('/api/clients/:id', { id: 3 })).toBe('/api/clients/3'))
})

describe('the pattern of a path', () => {
  const paramsOf = (path: string, address: string) => pathPattern(path).exec(address)?.groups

  it('the pattern of a path finds the parameters in a URL', () => {
    expect(paramsOf('/api/clients/:id', '/api/clients/30')).toEqual({ id: '30' })
    expect(paramsOf('/api/clients/cep/:digits', '/api/clients/cep/x')).toEqual({ digits: 'x' })
  })

  it.each(['birthdays', '0', '-1', '1.5', '1e3', '1/2', '1/', '', '99999999999999999999', '%31'])(
    '%j is not an id',
    (id) => {
      expect(paramsOf('/api/clients/:id', `/api/clients/${id}`)).toBeUndefined()
    },
  )
})

/** Whether some URL matches both paths. */
function shareAnAddress(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')]
  const example = (part: string) => part.replace(':id', '1')
  const fits = (pattern: string, part: string) => pathPattern(pattern).test(example(part))
  return (
    parts.length === others.length &&
    parts.every((part, index) => fits(part, others[index]!) || fits(others[index]!, part))
  )
}
