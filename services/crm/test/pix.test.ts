import { examplePix } from '@atelie/contract/examples/bodies'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { badVersions, editOf, raceEdits } from '@atelie/test-kit/edits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startCrm, type CrmHarness } from './harness.ts'

const { log, lines, find } = recordedLog()
let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm({ log })
})
afterAll(() => crm.stop())

/** Each test has its own account. */
let account = ''
let tests = 0
beforeEach(() => {
  account = (++tests).toString(16).padStart(24, 'c')
  crm.auth.asked = []
  crm.auth.isLimited = false
  lines.length = 0
})

const PATH = '/api/company/pix'
const save = (pix: unknown, password: unknown = PASSWORD, headers = {}) =>
  crm.as(account)('PUT', PATH, { body: { pix, password }, headers })
const read = async () => (await crm.as(account)('GET', PATH)).body
const forPdf = async () => (await crm.asQuotes(account)('GET', '/internal/company')).body
const hashes = async () => {
  const [{ hash }, { body }] = [await forPdf(), await crm.asQuotes(account)('GET', '/internal/company/hash')]
  expect(body.hash).toBe(hash)
  return hash as string
}

describe("the company's Pix", () => {
  it('there is none at first; it is saved in the form that banks register, replaced and removed', async () => {
    expect(await read()).toEqual({ pix: null, version: 0 })
    const cpf = examplePix({ kind: 'cpf', key: '529.982.247-25', depositPercent: '30' })
    const first = { pix: { ...cpf, key: '52998224725', depositPercent: 30 }, version: 1 }
    expect(await save(cpf)).toMatchObject({ status: 200, body: first })
    expect(await read()).toEqual(first)
    const phone = examplePix({ kind: 'phone', key: '(11) 98765-4321', depositPercent: '', showOnPdf: false })
    const second = { pix: { ...phone, key: '+5511987654321', depositPercent: null }, version: 2 }
    expect((await save(phone)).body).toEqual(second)
    expect((await forPdf()).pix).toEqual(second.pix)
    expect((await save(null)).body).toEqual({ pix: null, version: 3 })
    expect((await forPdf()).pix).toBeNull()
  })

  it('Pix is changed only with the password of the account', async () => {
    expect(await save(examplePix(), 'errada1')).toMatchObject({
      status: 400,
      body: {
        code: 'validation',
        error: 'Senha incorreta.',
        issues: [{ path: 'password', message: 'Senha incorreta.' }],
      },
    })
    expect(await save(examplePix(), '')).toMatchObject({ status: 400, body: { error: 'Digite sua senha.' } })
    expect((await save(examplePix(), { $ne: 1 })).status).toBe(400)
    expect(crm.auth.asked).toEqual(['errada1'])
    await save(examplePix())
    expect((await save(null, 'errada1')).status).toBe(400)
    expect(await read()).toEqual({ pix: examplePix(), version: 1 })
  })

  it('too many wrong passwords are told with the time to wait', async () => {
    crm.auth.isLimited = true
    const response = await save(examplePix())
    expect(response).toMatchObject({
      status: 429,
      body: { error: 'Muitas tentativas. Tente novamente em alguns minutos.', code: 'too_many_requests' },
    })
    expect(response.headers.get('retry-after')).toBe('600')
    expect(await read()).toEqual({ pix: null, version: 0 })
  })

  it('a key that is none of its kind is refused at its field, and no password is checked', async () => {
    const message = 'Este CPF não é válido. Confira os números.'
    expect(await save(examplePix({ kind: 'cpf', key: '11987654321' }))).toMatchObject({
      status: 400,
      body: { error: message, issues: [{ path: 'pix.key', message }] },
    })
    expect(crm.auth.asked).toEqual([])
  })

  it('saving the company asks for no password and changes no Pix', async () => {
    await save(examplePix())
    const body = { name: 'Ateliê', pix: examplePix({ key: '00000000-0000-4000-8000-000000000000' }), pixVersion: 9 }
    expect(await crm.as(account)('POST', '/api/company', { body })).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await read()).toEqual({ pix: examplePix(), version: 1 })
    expect(crm.auth.asked).toEqual([PASSWORD])
  })

  it('saving Pix leaves the company and its version as they are', async () => {
    const call = crm.as(account)
    const company = (await call('POST', '/api/company', { body: { name: 'Ateliê' } })).body
    await save(examplePix())
    expect((await call('GET', '/api/company')).body).toEqual(company)
  })

  it('each change outdates the PDFs that show it, also a change of the company beside it', async () => {
    const seen = [await hashes()]
    for (const pix of [
      examplePix(),
      examplePix({ holder: 'Outra' }),
      examplePix({ depositPercent: null }),
      examplePix({ useQuoteNumber: true }),
      null,
    ]) {
      await save(pix)
      seen.push(await hashes())
    }
    expect(new Set(seen).size).toBe(6)
    await save(examplePix())
    await crm.as(account)('POST', '/api/company', { body: { name: 'Ateliê' } })
    const withPix = await hashes()
    await save(null)
    expect(await hashes()).not.toBe(withPix)
  })

  it('a change is logged with the account and the names of the fields, and never the key, the holder or the password', async () => {
    await save(examplePix())
    await save(examplePix({ key: '00000000-0000-4000-8000-000000000000', city: 'Olinda' }))
    await save(examplePix({ key: '00000000-0000-4000-8000-000000000000', city: 'Olinda' }))
    await save(null)
    const all = ['kind', 'key', 'holder', 'city', 'depositPercent', 'showOnPdf', 'useQuoteNumber']
    expect(find({ msg: 'pix key changed', account }).map(({ changed }) => changed)).toEqual([all, ['key', 'city'], all])
    expect(lines.join('')).not.toMatch(/123e4567|00000000-|Souza|Olinda|segredo1/)
  })

  it('each account has its own, and only people who are signed in may read or change it', async () => {
    await save(examplePix())
    expect((await crm.as('d'.repeat(24))('GET', PATH)).body).toEqual({ pix: null, version: 0 })
    expect((await crm.visitor('GET', PATH)).status).toBe(401)
    expect((await crm.visitor('PUT', PATH, { body: { pix: null, password: PASSWORD } })).status).toBe(401)
    expect((await crm.asQuotes(account)('PUT', PATH, { body: { pix: null, password: PASSWORD } })).status).toBe(401)
  })
})

describe('Pix edited twice from the same version', () => {
  const edit = (holder: string) =>
    editOf(crm.as(account), 'PUT', PATH, { pix: examplePix({ holder }), password: PASSWORD })

  it('the second edit is refused as stale, and the same edit again succeeds', async () => {
    expect(await edit('Ana')('"0"')).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await edit('Bia')('0')).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect(await edit('Ana')('0')).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await edit('Bia')()).toMatchObject({ status: 200, body: { version: 2 } })
  })

  it('one of 10 simultaneous edits wins', async () => {
    expect(await raceEdits((number) => edit(`Ana ${number}`), 0, 10)).toEqual({ 200: 1, 412: 9 })
  })

  it.each(badVersions)('an edit with If-Match %j is refused', async (header) => {
    expect((await edit('Ana')(header)).status).toBe(400)
  })
})

it('without the auth service nothing is changed', async () => {
  await save(examplePix())
  await crm.stopAuth()
  expect(await save(null)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await read()).toEqual({ pix: examplePix(), version: 1 })
})
