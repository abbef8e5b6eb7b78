import { expect, it } from 'vitest'
import { registry } from '../registry.ts'
import { exampleOwned, examples } from './calls.ts'

const calls = new Map(
  registry
    .filter(({ endpoint }) => endpoint.access !== 'service')
    .map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

it.each([...calls])('%s has an example that its description accepts', (name, { params, body }) => {
  const example = examples[name]?.(exampleOwned)
  expect(example, 'add one to examples/calls.ts').toBeDefined()
  expect(params?.safeParse(example?.params).error).toBeUndefined()
  expect(body?.safeParse(example?.body).error).toBeUndefined()
  expect(Object.keys(JSON.parse(JSON.stringify(example)))).toEqual([params && 'params', body && 'body'].filter(Boolean))
})

it('every example belongs to a call that exists', () => {
  expect(Object.keys(examples).filter((name) => !calls.has(name))).toEqual([])
})
