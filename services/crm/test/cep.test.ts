import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OWNER, startCrm, type CrmHarness } from './harness.ts'

let crm: CrmHarness
beforeEach(async () => {
  crm = await startCrm()
})
afterEach(() => crm.stop())

const lookUp = (digits: string) => crm.as(OWNER)('GET', `/api/clients/cep/${digits}`)
const message = 'Não foi possível encontrar o endereço para o CEP informado.'
const paulista = {
  status: 200,
  body: { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
}

describe('a postal code', () => {
  it('a postal code yields an address, looked up once', async () => {
    expect(await lookUp('01310100')).toMatchObject(paulista)
    expect(await lookUp('01310100')).toMatchObject(paulista)
    expect(crm.viaCep.asked).toEqual(['/ws/01310100/json/'])
    expect(crm.brasilApi.asked).toEqual([])
  })

  it.each(['fine', 'down'] as const)(
    'the postal code of a whole town has no street, with the first service %s',
    async (mood) => {
      crm.viaCep.mood = mood
      expect((await lookUp('37540000')).body).toEqual({
        street: '',
        neighborhood: '',
        city: 'Santa Rita do Sapucaí',
        state: 'MG',
      })
    },
  )

  it.each(['fine', 'says erro as text', 'down'] as const)(
    'a postal code that does not exist is not found, with the first service %s',
    async (mood) => {
      crm.viaCep.mood = mood
      expect(await lookUp('99999999')).toMatchObject({ status: 404, body: { code: 'not_found', error: message } })
    },
  )

  it.each(['down', 'slow', 'odd', 'not json', 'huge', 'redirecting'] as const)(
    'the second service is asked when the first is %s',
    async (mood) => {
      crm.viaCep.mood = mood
      expect(await lookUp('01310100')).toMatchObject(paulista)
      expect(crm.brasilApi.asked).toEqual(['/api/cep/v1/01310100'])
    },
  )

  it('a lookup is a bad gateway when no service can be reached', async () => {
    await crm.viaCep.close()
    crm.brasilApi.mood = 'down'
    expect(await lookUp('01310100')).toMatchObject({ status: 502, body: { code: 'bad_gateway', error: message } })
    crm.brasilApi.mood = 'odd'
    expect((await lookUp('01310100')).status).toBe(502)
    crm.brasilApi.mood = 'fine'
    expect(await lookUp('01310100')).toMatchObject(paulista)
  })

  it('a postal code has eight digits and nothing else', async () => {
    for (const digits of ['0131010', '013101000', '01310-100', 'abcdefgh', '%31310100%00', '٠١٢٣٤٥٦٧']) {
      expect(await lookUp(encodeURI(digits))).toMatchObject({
        status: 400,
        body: { error: 'O CEP é obrigatório e deve ter 8 dígitos' },
      })
    }
    expect(crm.viaCep.asked).toEqual([])
  })

  it('a postal code is looked up only for people who are signed in', async () => {
    expect((await crm.visitor('GET', '/api/clients/cep/01310100')).status).toBe(401)
    expect(crm.viaCep.asked).toEqual([])
  })
})
