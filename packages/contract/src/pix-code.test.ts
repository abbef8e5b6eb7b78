import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIntact, readFields } from './examples/br-code.ts'
import { examplePix } from './examples/bodies.ts'
import { MAX_CENTS } from './fields.ts'
import { crc16, pixCode } from './pix-code.ts'
import { pixBody } from './pix.ts'
import { safeParse } from './schema.ts'

const marina = { holder: 'MARINA ATELIE', city: 'SAO PAULO', cents: 15_000 }

it('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})

describe('the code for a payment', () => {
  it.each([
    [
      'a random key without an amount',
      { key: '123e4567-e12b-12d1-a456-426655440000', holder: 'Fulano de Tal', city: 'BRASILIA' },
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    ],
    [
      'a phone',
      { ...marina, key: '+5511987654321', txid: 'ORC41' },
      '00020126360014br.gov.bcb.pix0114+55119876543215204000053039865406150.005802BR5913MARINA ATELIE6009SAO PAULO62090505ORC416304A65B',
    ],
    [
      'a phone, with a note',
      { ...marina, key: '+5511987654321', txid: 'ORC41', info: 'Orçamento 41' },
      '00020126520014br.gov.bcb.pix0114+55119876543210212Orcamento 415204000053039865406150.005802BR5913MARINA ATELIE6009SAO PAULO62090505ORC4163043F5C',
    ],
    [
      'an e-mail, for a long name and city',
      {
        key: 'marina@exemplo.com.br',
        holder: 'MARINA COSTA DA SILVA ALMEIDA',
        city: 'SÃO JOSÉ DOS CAMPOS',
        cents: 123_456,
        txid: 'ORC00000041',
      },
      '00020126430014br.gov.bcb.pix0121marina@exemplo.com.br52040000530398654071234.565802BR5925MARINA COSTA DA SILVA ALM6015SAO JOSE DOS CA62150511ORC000000416304B777',
    ],
    [
      'a CNPJ with letters',
      { ...marina, key: '12ABC34501DE35', txid: 'ORC41' },
      '00020126360014br.gov.bcb.pix011412ABC34501DE355204000053039865406150.005802BR5913MARINA ATELIE6009SAO PAULO62090505ORC416304B9D3',
    ],
  ])('the code of %s is exactly that of the standard', (_, payment, code) => expect(pixCode(payment)).toBe(code))

  it.each([
    [undefined, undefined],
    [0, undefined],
    [1, '0.01'],
    [10, '0.10'],
    [8_541, '85.41'],
    [100_000, '1000.00'],
    [MAX_CENTS, '999999999.99'],
  ])('%s cents are the amount %s', (cents, amount) =>
    expect(readFields(pixCode({ ...marina, key: '52998224725', cents }))['54']).toBe(amount),
  )

  it('a note takes only the room that the key leaves', () => {
    const account = (key: string) => readFields(readFields(pixCode({ ...marina, key, info: 'Orçamento 41' }))['26']!)
    expect(account(`${'a'.repeat(55)}@ab.co`)['02']).toBe('Orcamento 41')
    expect(account(`${'a'.repeat(60)}@ab.co`)['02']).toBe('Orcamen')
    expect(account(`${'a'.repeat(71)}@ab.co`)).toEqual({ '00': 'br.gov.bcb.pix', '01': `${'a'.repeat(71)}@ab.co` })
  })

  it('a name that is cut ends with no blank', () => {
    const fields = readFields(
      pixCode({ key: '52998224725', holder: `${'a'.repeat(24)} b`, city: `${'é'.repeat(14)} x` }),
    )
    expect([fields['59'], fields['60']]).toEqual(['a'.repeat(24), 'e'.repeat(14)])
  })

  it('any name and city that a company may have, with any amount, make a code that can be read', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.constantFrom('D’Ávila', 'Ç'),
    )
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: MAX_CENTS }), (holder, city, cents) => {
        const { data } = safeParse(pixBody, { pix: examplePix({ holder, city }), password: 'segredo1' })
        fc.pre(data !== undefined)
        const code = pixCode({ ...data!.pix!, cents })
        expect(code).toMatch(/^[ -~]+$/)
        expect(isIntact(code)).toBe(true)
        const fields = readFields(code)
        expect(Number(fields['54'])).toBe(cents / 100)
        expect(fields['54']!.length).toBeLessThanOrEqual(13)
        expect(fields['59']).toMatch(/^\S(.{0,23}\S)?$/)
        expect(fields['60']).toMatch(/^\S(.{0,13}\S)?$/)
        expect(readFields(fields['26']!)['01']).toBe(data!.pix!.key)
      }),
    )
  })
})
