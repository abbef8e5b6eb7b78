import { exampleClient } from '@atelie/contract/examples/bodies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startCrm, STRANGER, type CrmHarness } from './harness.ts'

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm()
})
afterAll(() => crm.stop())

describe('clients', () => {
  it('clients are created, listed by name, read, changed and deleted', async () => {
    const call = crm.as('111111111111111111111111')
    const created = await call('POST', '/api/clients', { body: exampleClient({ name: 'Zélia' }) })
    expect(created).toMatchObject({
      status: 201,
      body: {
        id: 1,
        version: 1,
        name: 'Zélia',
        motherName: null,
        birthDate: '1990-05-01',
        address: { cep: '01310-100', state: 'SP', complement: 'Apto 12' },
      },
    })
    await call('POST', '/api/clients', { body: exampleClient({ name: 'Ana' }) })
    expect(
      (await call('GET', '/api/clients')).body.map(({ id, name }: { id: number; name: string }) => [id, name]),
    ).toEqual([
      [2, 'Ana'],
      [1, 'Zélia'],
    ])

    const changed = await call('PUT', '/api/clients/1', {
      body: exampleClient({ name: 'Zélia Prado' }, { complement: '' }),
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { id: 1, version: 2, name: 'Zélia Prado', address: { complement: null } },
    })
    expect((await call('GET', '/api/clients/1')).body).toEqual(changed.body)

    expect((await call('DELETE', '/api/clients/1')).status).toBe(204)
    expect((await call('GET', '/api/clients/1')).status).toBe(404)
    expect((await call('POST', '/api/clients', { body: exampleClient() })).body.id).toBe(3)
  })

  it('an update keeps an absent optional field and clears one that is null', async () => {
    const call = crm.as('222222222222222222222222')
    await call('POST', '/api/clients', { body: exampleClient({ motherName: 'Rosa', fatherName: 'José' }) })
    const { client, address } = exampleClient({ motherName: null, isWhatsapp: undefined })
    expect((await call('PUT', '/api/clients/1', { body: { client, address } })).body).toMatchObject({
      motherName: null,
      fatherName: 'José',
      isWhatsapp: true,
    })
  })

  it('clients are listed in the order of a Brazilian address book', async () => {
    const call = crm.as('555555555555555555555555')
    for (const name of ['Zélia', 'ana', 'Bruno', 'Ágata', 'élio', 'Ana'])
      await call('POST', '/api/clients', { body: exampleClient({ name }) })
    expect((await call('GET', '/api/clients')).body.map(({ name }: { name: string }) => name)).toEqual([
      'Ágata',
      'ana',
      'Ana',
      'Bruno',
      'élio',
      'Zélia',
    ])
  })

  it('50 simultaneous creates get 50 ids', async () => {
    const call = crm.as('333333333333333333333333')
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => call('POST', '/api/clients', { body: exampleClient() })),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(50)
  })

  it('a create that is delivered many times counts once', async () => {
    const call = crm.as('444444444444444444444444')
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/api/clients', { body: exampleClient(), headers })),
    )
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`))).toEqual(new Set(['201 1']))
    expect((await call('GET', '/api/clients')).body).toHaveLength(1)
    expect(await call('POST', '/api/clients', { body: exampleClient({ name: 'Outra' }), headers })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    })
  })
})

describe('another account', () => {
  it('another account can neither see, change nor delete a client', async () => {
    await crm.as(OWNER)('POST', '/api/clients', { body: exampleClient({ name: 'Só da dona' }) })
    const stranger = crm.as(STRANGER)
    expect((await stranger('GET', '/api/clients')).body).toEqual([])
    expect((await stranger('GET', '/api/clients/1')).status).toBe(404)
    expect((await stranger('PUT', '/api/clients/1', { body: exampleClient() })).status).toBe(404)
    expect((await stranger('DELETE', '/api/clients/1')).status).toBe(404)
    expect((await crm.as(OWNER)('GET', '/api/clients/1')).body).toMatchObject({ name: 'Só da dona', version: 1 })
  })

  it("a call without an identity is refused, and so is a person's call by a service", async () => {
    for (const call of [crm.visitor, crm.asQuotes(OWNER)]) expect((await call('GET', '/api/clients')).status).toBe(401)
    expect((await crm.as(OWNER)('GET', '/internal/quote-subjects?clientId=1&productIds=1')).status).toBe(401)
  })
})

describe('bad input', () => {
  it.each([
    [{ name: 'A' }, {}, 'O nome é obrigatório'],
    [{ name: { $ne: '' } }, {}, 'Texto inválido.'],
    [{ birthDate: '' }, {}, 'A data de nascimento é obrigatória'],
    [{ birthDate: '2023-02-30' }, {}, 'Esta data não existe. Use dia/mês/ano, com o ano completo.'],
    [{ phone: '123' }, {}, 'O telefone é obrigatório e deve ter pelo menos 10 dígitos'],
    [{ phone: '11987654321x' }, {}, 'Use no telefone apenas números, espaços, parênteses e hífens'],
    [{}, { cep: '123' }, 'O CEP é obrigatório e deve ter 8 dígitos'],
    [{}, { street: '' }, 'A rua é obrigatória'],
    [{}, { number: null }, 'O número é obrigatório'],
    [{}, { neighborhood: 7 }, 'Texto inválido.'],
    [{}, { city: '' }, 'A cidade é obrigatória'],
    [{}, { state: 'S' }, 'O estado é obrigatório'],
    [{ name: 'x'.repeat(121) }, {}, 'Use no máximo 120 caracteres.'],
  ])(
    "a client with %j %j is refused with the field's message, on create and on edit",
    async (client, address, message) => {
      const call = crm.as(OWNER)
      const body = exampleClient(client, address)
      expect(await call('POST', '/api/clients', { body })).toMatchObject({
        status: 400,
        body: { code: 'validation', error: message },
      })
      expect(await call('PUT', '/api/clients/1', { body })).toMatchObject({ status: 400, body: { error: message } })
    },
  )

  it.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '%24ne', '1%00'])('no client has the id %s', async (id) => {
    const call = crm.as(OWNER)
    expect((await call('GET', `/api/clients/${id}`)).status).toBe(404)
    expect((await call('DELETE', `/api/clients/${id}`)).status).toBe(404)
  })

  it.each([{}, { client: null }, { client: [], address: 'x' }, []])('the body %j is a 400', async (body) => {
    expect((await crm.as(OWNER)('POST', '/api/clients', { body })).status).toBe(400)
  })

  it('a URL that cannot be decoded is a 400', async () => {
    expect((await crm.as(OWNER)('GET', '/api/clients/cep/%E0%A4%A')).status).toBe(400)
  })
})
