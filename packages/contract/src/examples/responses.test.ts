import { expect, it } from 'vitest'
import { registry } from '../registry.ts'
import { exampleResponses } from './responses.ts'

const calls = registry
  .map(({ endpoint }) => endpoint)
  .filter(({ access, response }) => access !== 'service' && response)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

it.each(calls)('%s has an example response that its description accepts', (_, endpoint) => {
  const example = exampleResponses.get(endpoint)
  expect(example, 'add one to examples/responses.ts').toBeDefined()
  expect(endpoint.response!.parse(example)).toEqual(example)
})

it('every example response belongs to a call that exists', () => {
  const known = calls.map(([, endpoint]) => endpoint)
  expect([...exampleResponses.keys()].filter((endpoint) => !known.includes(endpoint))).toEqual([])
})
