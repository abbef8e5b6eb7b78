import { randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@atelie/test-kit/database'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { NO_ACCOUNT, signIdentity } from '@atelie/service-kit/identity'
import { silentLog } from '@atelie/test-kit/silent-log'
import { prepareDatabase } from '@atelie/service-kit/prepare'
import { listHas, packSid } from '@atelie/service-kit/packed-sids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packNext, type Models } from '../src/jobs/pack-revocations.ts'
import { createRevocationModel, readRevocations } from '../src/models/revocation.ts'
import { createSegmentModel } from '../src/models/revocation-segment.ts'
import { startAuth, type AuthService } from './harness.ts'
import { migrations } from '../src/models.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const SIZES = { least: 3, most: 4 }

interface Row {
  _id: string
  revokedAt: Date
  expiresAt: Date
}

/** Past sign-outs, several of them in the same instant. */
function signOuts(count: number, { ago, name = 'sid' }: { ago: number; name?: string }): Row[] {
  const first = Date.now() - ago
  return Array.from({ length: count }, (_, index) => ({
    _id: `${name}-${String(index).padStart(5, '0')}`,
    revokedAt: new Date(first + Math.floor(index / 3)),
    expiresAt: new Date(Date.now() + 10 * DAY),
  }))
}

describe('packing', () => {
  let database: TestDatabase
  let models: Models
  beforeAll(async () => {
    database = await createTestDatabase()
    models = {
      revocations: createRevocationModel(database.connection),
      segments: createSegmentModel(database.connection),
    }
    await prepareDatabase(database.connection, migrations, silentLog)
  })
  afterAll(() => database.drop())

  it('every settled sign-out is packed into exactly one segment, however many processes do it at once', async () => {
    const old = [...signOuts(9, { ago: 29 * DAY, name: 'first' }), ...signOuts(5, { ago: 3 * HOUR, name: 'second' })]
    const fresh = signOuts(5, { ago: 60_000, name: 'fresh' })
    await models.revocations.insertMany([...old, ...fresh])
    const pack = async () => {
      while (await packNext(models, SIZES));
    }
    await Promise.all([pack(), pack(), pack()])

    const segments = await models.segments.find().sort({ _id: 1 })
    expect(segments.map(({ _id, sids }) => [_id, sids.length / 16])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
    ])
    const holders = (sid: string) => segments.filter(({ sids }) => listHas(sids, packSid(sid))).length
    expect(old.slice(0, 12).map(({ _id }) => holders(_id))).toEqual(Array(12).fill(1))
    expect(fresh.map(({ _id }) => holders(_id))).toEqual(Array(5).fill(0))
    expect(await packNext(models, SIZES)).toBe(false)
    expect(segments.at(-1)).toMatchObject({
      until: old[11]?.revokedAt,
      untilSid: old[11]?._id,
      expiresAt: old[11]?.expiresAt,
    })
  })

  it('packing continues where the last segment ends', async () => {
    await models.revocations.insertMany(signOuts(2, { ago: HOUR, name: 'third' }))
    expect(await packNext(models, SIZES)).toBe(true)
    const last = await models.segments.findOne().sort({ _id: -1 }).orFail()
    expect(
      ['second-00003', 'second-00004', 'third-00000', 'third-00001'].map((sid) => listHas(last.sids, packSid(sid))),
    ).toEqual(Array(4).fill(true))
  })
})

describe('the list', () => {
  let auth: AuthService
  const PART = () => ({
    authorization: `Bearer ${signIdentity(auth.keys.privateKeyOf('gateway'), 'auth', { sub: NO_ACCOUNT })}`,
  })
  const ask = async (path: string) => (await auth.call('GET', path, { headers: PART() })).body
  beforeAll(async () => {
    auth = await startAuth()
  })
  afterAll(() => auth.close())

  it('the list comes in pages, each session once, without those that have expired anyway', async () => {
    const rows = signOuts(4_100, { ago: DAY })
    const ended = { _id: randomUUID(), revokedAt: rows[0]!.revokedAt, expiresAt: new Date(Date.now() - 1_000) }
    await auth.connection.collection<Row>('revocations').insertMany([...rows, ended])
    const sids: string[] = []
    let position: { since: string; after: string } | null = { since: new Date(0).toISOString(), after: '' }
    let pages = 0
    while (position) {
      const { revoked, next } = await ask(`/internal/revocations?since=${position.since}&after=${position.after}`)
      sids.push(...revoked.map(({ sid }: { sid: string }) => sid))
      position = next
      pages += 1
    }
    expect(pages).toBe(3)
    expect(sids).toEqual(rows.map(({ _id }) => _id))
  })

  it('the list is read from the index', async () => {
    const rows = await readRevocations(createRevocationModel(auth.connection), { at: new Date(0) }, 10)
    expect(rows).toHaveLength(10)
    const { _id, revokedAt } = rows[1]!
    const sort = { revokedAt: 1, _id: 1 } as const
    expect(await queryPlan(auth.connection, 'revocations', { revokedAt, _id: { $gt: _id } }, { sort })).toEqual(
      indexed(2),
    )
    expect(
      await queryPlan(
        auth.connection,
        'revocations',
        { revokedAt: { $gt: revokedAt, $lte: new Date(revokedAt.getTime() + 1) } },
        { sort },
      ),
    ).toEqual(indexed(3))
  })

  it('segments are returned one after another', async () => {
    const segment = {
      sids: Buffer.alloc(32, 7),
      until: new Date(1_700_000_000_000),
      untilSid: 'the-last',
      expiresAt: new Date(Date.now() + DAY),
    }
    await auth.connection.collection<{ _id: number }>('revocationSegments').insertMany([
      { _id: 3, ...segment },
      { _id: 5, ...segment },
    ])
    expect(await ask('/internal/revocations/segments?after=3')).toEqual({
      segment: {
        number: 5,
        sids: segment.sids.toString('base64'),
        until: segment.until.toISOString(),
        untilSid: 'the-last',
        expiresAt: segment.expiresAt.toISOString(),
      },
    })
    expect(await ask('/internal/revocations/segments?after=5')).toEqual({ segment: null })
  })
})
