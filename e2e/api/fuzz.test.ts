import { buildPath, type Endpoint } from '@atelie/contract/endpoint'
import { problemBody } from '@atelie/contract/errors'
import { examples, type Owned } from '@atelie/contract/examples/calls'
import { registry } from '@atelie/contract/registry'
import { type Caller } from '@atelie/test-kit/caller'
import fc from 'fast-check'
import { expect, test } from 'playwright/test'
import { createOwned, registerAccount } from './accounts.ts'
import { mutated, oddFilter, oddId } from './mutations.ts'

/**
 * Bad input for every call of the contract, mutated from a valid one. `npm run fuzz -- --count 100000 --seed 7` for more.
 * Each finding is printed with its input when it occurs, and the run continues. Inputs are not shrunk, since each attempt is
 * a round of real calls. The checks are plain comparisons: `expect` costs more than a call.
 */
const COUNT = Number(process.env.FUZZ_COUNT ?? 2_000)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const SLOWEST_MS = 2_000
const AT_ONCE = 4

const endpoints = registry.map(({ endpoint }) => endpoint).filter(({ access }) => access !== 'service')
const perEndpoint = Math.ceil(COUNT / endpoints.length)

test.describe.configure({ mode: 'parallel' })

for (const endpoint of endpoints) {
  test(`@fuzz ${endpoint.method} ${endpoint.path} responds properly to odd input`, async ({ baseURL }) => {
    test.setTimeout(60_000 + perEndpoint * 100)
    const account = await registerAccount(baseURL!)
    const owned = await createOwned(account)
    let findings = 0
    const report = (input: Input, fault: string) => {
      findings++
      console.warn(`FINDING ${endpoint.method} ${endpoint.path} ${fault}: ${JSON.stringify(input).slice(0, 2_000)}`)
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(inputOf(endpoint, owned), { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (inputs) => {
          await Promise.all(
            inputs.map(async (input) => {
              const fault = await faultOf(account.call, endpoint, input)
              if (fault) report(input, fault)
            }),
          )
        },
      ),
      { seed: SEED, numRuns: Math.ceil(perEndpoint / AT_ONCE) },
    )
    expect(findings).toBe(0)
  })
}

interface Input {
  path: string
  body?: unknown
}

function inputOf(endpoint: Endpoint, owned: Owned): fc.Arbitrary<Input> {
  const { params, body } = examples[`${endpoint.method} ${endpoint.path}`]!(owned)
  const goodPath = fc.constant(buildPath(endpoint.path, params))
  const path = params
    ? fc.oneof(
        { weight: 2, arbitrary: goodPath },
        { weight: 1, arbitrary: oddId.map((id) => endpoint.path.replace(/:\w+/, id)) },
      )
    : goodPath
  const query = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.oneof(fc.webQueryParameters(), oddFilter).map((text) => `?${text}`) },
  )
  return fc.record({
    path: fc.tuple(path, query).map((parts) => parts.join('')),
    body: body === undefined ? fc.constant(undefined) : mutated(body),
  })
}

/** The fault of a response, if any. */
async function faultOf(call: Caller, endpoint: Endpoint, { path, body }: Input): Promise<string | undefined> {
  const began = performance.now()
  try {
    const response = await call(endpoint.method, path, {
      body: body === undefined ? undefined : (JSON.stringify(body) ?? 'null'),
    })
    const ms = Math.round(performance.now() - began)
    if (response.status >= 500) return `was ${response.status}`
    if (ms >= SLOWEST_MS) return `took ${ms} ms`
    const shape = response.status >= 400 ? problemBody : endpoint.response
    return (
      shape?.safeParse(response.body).error &&
      `was ${response.status} in no shape that the contract knows: ${JSON.stringify(response.body).slice(0, 200)}`
    )
  } catch (error) {
    return `had no response after ${Math.round(performance.now() - began)} ms, ${String(error)}`
  }
}
