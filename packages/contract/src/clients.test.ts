import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientBody } from './clients.ts'
import { messages } from '../test/messages.ts'

const client = { name: 'Ana', birthDate: '1990-05-01', phone: '(11) 98765-4321', isWhatsapp: true }
const address = {
  cep: '01310-100',
  street: 'Rua A',
  number: '1',
  neighborhood: 'Centro',
  city: 'São Paulo',
  state: 'sp',
}

describe('clients', () => {
  it('a complete client is accepted and normalised', () => {
    expect(clientBody.parse({ client: { ...client, motherName: ' ' }, address })).toMatchObject({
      client: { motherName: null },
      address: { state: 'SP', cep: '01310-100' },
    })
  })

  it("a client form has the spec's messages", () => {
    expect(
      messages(clientBody, { client: { name: 'A', birthDate: '', phone: '123' }, address: { cep: '123' } }),
    ).toEqual({
      'client.name': 'O nome é obrigatório',
      'client.birthDate': 'A data de nascimento é obrigatória',
      'client.phone': 'O telefone é obrigatório e deve ter pelo menos 10 dígitos',
      'address.cep': 'O CEP é obrigatório e deve ter 8 dígitos',
      'address.street': 'A rua é obrigatória',
      'address.number': 'O número é obrigatório',
      'address.neighborhood': 'O bairro é obrigatório',
      'address.city': 'A cidade é obrigatória',
      'address.state': 'O estado é obrigatório',
    })
    expect(messages(clientBody, {})).toEqual({
      client: 'Informe os dados do cliente.',
      address: 'Informe o endereço do cliente.',
    })
  })

  it('half a character in a name becomes the replacement character, and a whole emoji stays', () => {
    const name = (text: string) => clientBody.parse({ client: { ...client, name: text }, address }).client.name
    expect(name('Ana \uD83D')).toBe('Ana \uFFFD')
    expect(name('Ana 🧶')).toBe('Ana 🧶')
  })

  it('a postal code and a house number are short', () => {
    const judge = (cep: string, number: string) =>
      messages(clientBody, { client, address: { ...address, cep, number } })
    expect(judge('0-1-3-10-100', 'Quadra 12, lote 1004')).toEqual({})
    expect(judge('0-1-3-1-0-100', 'Quadra 12, lote 10045')).toEqual({
      'address.cep': 'Use no máximo 12 caracteres.',
      'address.number': 'Use no máximo 20 caracteres.',
    })
  })

  it.each([
    ['(11) 4002-8922', false],
    ['(11) 4002-892', true],
    ['(11) 9-876', true],
  ])("a client's phone needs ten digits: %s", (phone, isRefused) => {
    expect('client.phone' in messages(clientBody, { client: { ...client, phone }, address })).toBe(isRefused)
  })
})

describe('the birth date of a client', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['2026-11-21', {}],
    ['2026-11-22', { 'client.birthDate': 'A data de nascimento não pode estar no futuro' }],
  ])('a birth date may be today at the latest: %s', (birthDate, refusals) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') })
    expect(messages(clientBody, { client: { ...client, birthDate }, address })).toEqual(refusals)
  })
})
