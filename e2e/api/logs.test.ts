import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPath, type Endpoint } from '@atelie/contract/endpoint'
import { reportClientError } from '@atelie/contract/client-errors'
import { examples } from '@atelie/contract/examples/calls'
import { registry } from '@atelie/contract/registry'
import { createCaller } from '@atelie/test-kit/caller'
import { expect, test } from 'playwright/test'
import { changesRecord, createOwned, registerAccount, staySignedIn } from './accounts.ts'

test.skip(Boolean(process.env.BASE_URL), 'the logs of a stack elsewhere cannot be read')

/** Occurs nowhere else in any test. */
const MARK = 'Zulmira7391'
const DIGITS = '73917391'

/** Reports of browsers are meant for the log; the gateway's own tests check what is left out of it. */
const endpoints = registry
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => endpoint.access !== 'service' && endpoint !== reportClientError)

/** A body with the mark in one of its texts, for each of them. */
function marked(value: unknown): unknown[] {
  if (typeof value === 'string') return [value.includes('@') ? `${MARK}@exemplo.com.br` : `${value} ${MARK}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    marked(part).map((other) => (Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other })),
  )
}

/** Everything that a caller fills in: path, query and body, even one that cannot be parsed. */
function inputsOf(
  { path, body, params }: Endpoint,
  example: { params?: object; body?: unknown },
): { path: string; body?: unknown }[] {
  const good = buildPath(path, example.params)
  return [
    ...(params
      ? [MARK, DIGITS, `${MARK}%2F..`].map((text) => ({ path: path.replace(/:\w+/, text), body: example.body }))
      : []),
    { path: `${good}?search=${MARK}&startDate=${MARK}`, body: example.body },
    ...(body
      ? [
          ...marked(example.body).map((one) => ({ path: good, body: one })),
          { path: good, body: `{"${MARK}": "${MARK}` },
        ]
      : []),
  ]
}

function logs(): string {
  const folder = join(process.env.DATA_DIR ?? '', 'logs')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.log'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
}

test('no log contains what people fill in, whatever the call and its outcome', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const account = await registerAccount(baseURL!)
  const kept = await createOwned(account)
  let lastRequest = ''
  for (const endpoint of endpoints) {
    await staySignedIn(baseURL!, account)
    const owned = changesRecord(endpoint) ? await createOwned(account) : kept
    for (const { path, body } of inputsOf(endpoint, examples[`${endpoint.method} ${endpoint.path}`]!(owned))) {
      for (const call of [account.call, createCaller(baseURL!)]) {
        lastRequest = (await call(endpoint.method, path, { body })).headers.get('x-request-id') ?? ''
      }
    }
  }
  const unlogged = [`/${MARK}`, `/api/${MARK}`, `/assets/${MARK}.js`, `/front-ends/mfe-business/${MARK}`]
  for (const path of [...unlogged, `/api/clients?search=${MARK}`]) {
    lastRequest = (await createCaller(baseURL!)('GET', path)).headers.get('x-request-id') ?? ''
  }
  // Lines are written in order, so the last one comes after all others.
  await expect.poll(() => logs().includes(lastRequest)).toBe(true)
  const found = logs()
    .split('\n')
    .filter((line) => line.includes(MARK) || line.includes(DIGITS) || line.includes(account.email))
  expect(found).toEqual([])
})

test('Redis refuses no part a command or key that it needs', () => {
  expect(logs().match(/^.*NOPERM.*$/gm)).toBeNull()
})
