import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint } from '@atelie/contract/endpoint'
import { exampleOwned, examples } from '@atelie/contract/examples/calls'
import { idParams } from '@atelie/contract/fields'
import { registry } from '@atelie/contract/registry'
import { z } from '@atelie/contract/zod'
import pino from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { activeWork, dropFinished } from './active-work.ts'
import { createServiceApp } from './app.ts'
import { readKeySet } from './identity.ts'
import { notFound, type Problem, problemHandler } from './problem.ts'
import { createRouter, parsePart, type Route } from './route.ts'

const response = z.object({ found: z.string() })
const listThings = endpoint({
  method: 'GET',
  path: '/things',
  access: 'public',
  status: 200,
  response: z.array(response),
})
const getThing = endpoint({
  method: 'GET',
  path: '/things/:id',
  access: 'public',
  params: idParams,
  status: 200,
  response,
})
const listNewThings = endpoint({
  method: 'GET',
  path: '/things/new',
  access: 'public',
  status: 200,
  response,
})

async function serve(addRoutes: (route: Route) => void): Promise<string> {
  const log = pino({ level: 'silent' })
  const app = createServiceApp(log)
  addRoutes(createRouter(app, { keys: readKeySet({ keys: [] }), audience: 'things', checkResponses: true }))
  app.use(notFound, problemHandler(log))
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a call beside one with an id is found, whichever was added first', async () => {
  const url = await serve((route) => {
    route(getThing, async ({ params }) => ({ found: `thing ${params.id}` }))
    route(listNewThings, async () => ({ found: 'new things' }))
  })
  const get = async (path: string) => (await fetch(url + path)).json()
  expect(await get('/things/new')).toEqual({ found: 'new things' })
  expect(await get('/things/7')).toEqual({ found: 'thing 7' })
  expect(await get('/things/old')).toMatchObject({ code: 'not_found' })
  expect((await fetch(`${url}/things/7`)).headers.has('etag'), 'only calls described with one have an ETag').toBe(false)
})

it('a visitor may read a list that comes page by page', async () => {
  const url = await serve((route) =>
    route(listThings, async () =>
      (async function* () {
        yield { rows: [{ found: 'first' }], isLast: false }
        yield { rows: [{ found: 'last' }], isLast: true }
      })(),
    ),
  )
  expect(await (await fetch(`${url}/things`)).json()).toEqual([{ found: 'first' }, { found: 'last' }])
})

it('a call is active work until its response has ended', async () => {
  let seen: string[] = []
  const url = await serve((route) =>
    route(listNewThings, async () => {
      seen = activeWork()
      return { found: 'new things' }
    }),
  )
  await fetch(`${url}/things/new`)
  expect(seen).toContain('GET /things/new')
  await vi.waitFor(() => {
    dropFinished()
    expect(activeWork()).toEqual([])
  })
})

/** Copies of a value with something of another type at each place. */
function misshapen(value: unknown): unknown[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value as object) : []
  return [
    [[]],
    'x',
    null,
    1,
    ...parts.flatMap(([name, part]) =>
      misshapen(part).map((other) =>
        Array.isArray(value) ? value.with(Number(name), other) : { ...(value as object), [name]: other },
      ),
    ),
  ]
}

it('every refusal of something of another type is in Portuguese, at any depth of any body', () => {
  const told = registry.flatMap(({ endpoint: { method, path, body } }) => {
    const example = examples[`${method} ${path}`]?.(exampleOwned)
    return misshapen(example?.body).flatMap((value) => {
      try {
        parsePart(body, value)
        return []
      } catch (problem) {
        return (problem as Problem).details.issues!.map(({ message }) => message)
      }
    })
  })
  expect(new Set(told).size).toBeGreaterThan(50)
  expect(told.filter((message) => /invalid|expected|unrecognized|too (big|small)/i.test(message))).toEqual([])
})
