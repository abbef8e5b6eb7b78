import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPath, type Endpoint } from '@atelie/contract/endpoint'
import { examples, type Owned } from '@atelie/contract/examples/calls'
import { registry } from '@atelie/contract/registry'
import { NO_ACCOUNT, readPrivateKey, signIdentity } from '@atelie/service-kit/identity'
import { createCaller, type Caller } from '@atelie/test-kit/caller'
import { expect, test } from 'playwright/test'
import { createOwned, registerAccount, type Account } from './accounts.ts'
import { hostileTexts } from './hostile-texts.ts'
import { stringFields, withText, type StringField } from './string-fields.ts'

/**
 * No text in any field of any call may block a process: half a megabyte of one kind of character, and repetitions that make
 * careless expressions backtrack. Fields, lengths and calls come from the contract.
 * Processor time is measured, so that a busy machine makes no difference.
 */
const MOST_CPU_MS = 250
/** `npm run test:long` makes all calls, `npm test` every twenty-ninth; parsing is always tested completely. */
const ONE_IN = process.env.HOSTILE_TEXTS === 'all' ? 1 : 29
/** Less than a call may have, and enough to make what is not linear take seconds. */
const PARSED_LENGTH = 100_000
/** Servers take 16 KB of header lines. */
const MAX_ENCODED = 12_000
/** For fields whose description has no length. */
const USUAL_LENGTH = 500

interface Place {
  part: 'params' | 'query' | 'body'
  field: StringField
}

const placesOf = (endpoint: Endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    stringFields(endpoint[part]).map((field): Place => ({ part, field })),
  )

test('a hundred thousand characters in any field of any call are parsed quickly', async () => {
  const findings: unknown[] = []
  for (const { endpoint } of registry) {
    for (const { part, field } of placesOf(endpoint)) {
      for (const { name, text } of hostileTexts) {
        const value = withText({}, field.path, text(PARSED_LENGTH))
        const ms = await leastMs(async () => {
          const before = process.cpuUsage()
          endpoint[part]!.safeParse(value)
          const { user, system } = process.cpuUsage(before)
          return (user + system) / 1_000
        })
        if (ms > MOST_CPU_MS) findings.push({ path: endpoint.path, field: field.path.join('.'), name, ms })
      }
    }
  }
  expect(findings).toEqual([])
})

/** The least of three: a text that blocks does so each time, a collector of garbage or other tests do not. */
async function leastMs(measure: () => Promise<number>): Promise<number> {
  let ms = Infinity
  for (let tries = 0; tries < 3 && ms > MOST_CPU_MS; tries += 1) ms = Math.min(ms, await measure())
  return ms
}

let account: Account
let owned: Owned

test.beforeAll(async ({ baseURL }) => {
  account = await registerAccount(baseURL!)
  owned = await createOwned(account)
})

let turn = 0
const isTurn = () => turn++ % ONE_IN === 0

for (const { service, endpoint } of registry) {
  const places = placesOf(endpoint)
  if (places.length === 0) continue

  test(`${endpoint.method} ${endpoint.path}: no text blocks a process`, async () => {
    test.skip(Boolean(process.env.BASE_URL), 'reads the metrics of the processes, which cannot be reached from outside')
    test.setTimeout(120_000)
    const call = endpoint.access === 'service' ? callerOf(service) : account.call
    const processes = [...new Set([service, 'gateway'])]
    const findings: unknown[] = []
    let before = await cpuMs(processes)
    async function cost(send: () => Promise<{ status: number }>): Promise<{ status: number; ms: number }> {
      let status = 0
      const ms = await leastMs(async () => {
        status = (await send()).status
        const [began, ended] = [before, await cpuMs(processes)]
        before = ended
        return ended - began
      })
      return { status, ms }
    }
    for (const place of places) {
      for (const { name, text } of hostileTexts) {
        for (const maxLength of lengthsOf(place).filter(isTurn)) {
          const { path, body } = inputWith(endpoint, owned, place, text(maxLength))
          const { status, ms } = await cost(() => call(endpoint.method, path, { body }))
          if (status >= 500 || ms > MOST_CPU_MS)
            findings.push({ place: place.field.path.join('.'), name, maxLength, status, ms })
        }
      }
    }
    expect(findings).toEqual([])
  })
}

/** At full size, which parsing must refuse, and as long as a field may be, which gets past parsing. */
function lengthsOf({ part, field }: Place): (number | undefined)[] {
  return part === 'body' ? [undefined, field.maxLength ?? USUAL_LENGTH] : [undefined]
}

function inputWith(
  endpoint: Endpoint,
  owned: Owned,
  { part, field }: Place,
  text: string,
): { path: string; body?: unknown } {
  const example = examples[`${endpoint.method} ${endpoint.path}`]?.(owned) ?? {}
  const short = part === 'body' ? text : cutToEncoded(text)
  const filled = {
    params: example.params ?? { id: 1 },
    query: {},
    body: example.body,
    [part]: withText(example[part as 'params' | 'body'], field.path, short),
  }
  const query = new URLSearchParams(filled.query as Record<string, string>).toString()
  return { path: buildPath(endpoint.path, filled.params as object) + (query && `?${query}`), body: filled.body }
}

function cutToEncoded(text: string): string {
  const wellFormed = (part: string) => part.replace(/\p{Surrogate}/gu, '\uFFFD')
  const encodedSize = encodeURIComponent(wellFormed(text.slice(0, 1_000))).length / 1_000
  return wellFormed(text.slice(0, Math.floor(MAX_ENCODED / encodedSize)))
}

/** Calls between services go directly to the service, in the gateway's name. */
function callerOf(service: string): Caller {
  const key = readPrivateKey(JSON.parse(read('keys/gateway.json')))
  const token = signIdentity(key, service, { sub: NO_ACCOUNT })
  return createCaller(urlOf(service), { authorization: `Bearer ${token}` })
}

const read = (file: string) => readFileSync(join(process.env.DATA_DIR!, file), 'utf8')
const urlOf = (name: string) => `http://127.0.0.1:${(JSON.parse(read('ports.json')) as Record<string, number>)[name]}`

/** Processor time of processes since they started, in milliseconds. */
async function cpuMs(names: readonly string[]): Promise<number> {
  const pages = await Promise.all(
    names.map(async (name) => (await createCaller(urlOf(name))('GET', '/metrics')).body as string),
  )
  const total = pages.reduce(
    (sum, page) => sum + Number(/^process_cpu_seconds_total (\S+)$/m.exec(page)?.[1]) * 1_000,
    0,
  )
  if (Number.isNaN(total)) throw new Error('no processor time in the metrics')
  return total
}
