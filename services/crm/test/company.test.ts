import sharp from 'sharp'
import { contrast, rgbOf } from '@atelie/service-kit/colours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { OWNER, startCrm, STRANGER, type CrmHarness } from './harness.ts'
import { animation, dataUrl, disc, frame, inspect, noise, picture, pngBomb } from './pictures.ts'

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm()
})
afterAll(() => crm.stop())

const save = (body: unknown, accountId = OWNER) => crm.as(accountId)('POST', '/api/company', { body })
const nothing = {
  name: null,
  address: null,
  cnpj: null,
  phone: null,
  email: null,
  paymentTerms: null,
  logoUrl: null,
  version: 0,
}

describe('the company', () => {
  it('the company is all null at first; an absent field is kept and an empty one cleared', async () => {
    const account = '111111111111111111111111'
    const read = async () => (await crm.as(account)('GET', '/api/company')).body
    expect(await read()).toEqual(nothing)
    expect((await crm.asQuotes(account)('GET', '/internal/company')).body).toEqual({
      ...nothing,
      version: undefined,
      pix: null,
      hash: '',
      isLogoLight: false,
      accentColour: null,
    })
    const saved = {
      name: 'Ateliê da Ana',
      address: 'Rua A, 1',
      cnpj: '529.982.247-25',
      phone: '(11) 98765-4321',
      email: 'contato@ana.com.br',
      paymentTerms: 'Metade na encomenda',
    }
    expect(await save({ ...saved, name: '  Ateliê da Ana ' }, account)).toMatchObject({
      status: 200,
      body: { ...saved, logoUrl: null, version: 1 },
    })
    expect((await save({ phone: null, address: '', other: 'x' }, account)).body).toEqual({
      ...saved,
      phone: null,
      address: null,
      logoUrl: null,
      version: 2,
    })
    expect((await save({}, account)).body).toEqual(await read())
    expect((await crm.as(STRANGER)('GET', '/api/company')).body).toEqual(nothing)
  })

  it('a company edited from an old version is refused as stale, and not changed', async () => {
    const call = crm.as('555555555555555555555555')
    const edit = (name: string, version: string) =>
      call('POST', '/api/company', { body: { name }, headers: { 'if-match': version } })
    expect(await edit('Primeira', '"0"')).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await edit('Segunda', '"0"')).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect((await call('GET', '/api/company')).body).toMatchObject({ name: 'Primeira', version: 1 })
    expect(await edit('Segunda', '"1"')).toMatchObject({ status: 200, body: { name: 'Segunda', version: 2 } })
    expect(await edit('Segunda', '"1"'), 'stored already, but its response was lost').toMatchObject({
      status: 200,
      body: { name: 'Segunda', version: 2 },
    })
  })

  it('a short phone, stored before phones were checked, is read, and kept when something else changes', async () => {
    const account = '666666666666666666666666'
    await save({ name: 'Ateliê' }, account)
    await crm.database.connection.collection('companies').updateOne({ accountId: account }, { $set: { phone: '4002' } })
    expect(await crm.as(account)('GET', '/api/company')).toMatchObject({ status: 200, body: { phone: '4002' } })
    expect(await save({ name: 'Outro' }, account)).toMatchObject({
      status: 200,
      body: { name: 'Outro', phone: '4002' },
    })
    expect((await crm.asQuotes(account)('GET', '/internal/company')).body.phone).toBe('4002')
  })

  it('many simultaneous first saves create one company', async () => {
    const account = '222222222222222222222222'
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ name: `Nome ${index}` }, account)),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await queryPlan(crm.database.connection, 'companies', { accountId: account })).toEqual(indexed(1))
  })

  it.each([
    [{ name: 'x'.repeat(121) }, 'Use no máximo 120 caracteres.'],
    [{ address: 'x'.repeat(301) }, 'Use no máximo 300 caracteres.'],
    [{ cnpj: 'x'.repeat(31) }, 'Use no máximo 30 caracteres.'],
    [{ phone: 7 }, 'Texto inválido.'],
    [{ email: 'ana@' }, 'Email inválido'],
    [{ phone: '(11) 98' }, 'O telefone deve ter pelo menos 10 dígitos'],
    [{ name: { $ne: 1 } }, 'Texto inválido.'],
    [{ logoUrl: 7 }, 'O logotipo precisa ser uma imagem PNG, JPEG, WebP ou GIF.'],
  ])("a company with %j is refused with the field's message", async (body, error) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { code: 'validation', error } })
  })

  it('people who are signed in may read and save the company, and services may read it', async () => {
    expect((await crm.visitor('POST', '/api/company', { body: {} })).status).toBe(401)
    expect((await crm.visitor('GET', '/api/company')).status).toBe(401)
    await save({ name: 'Ateliê' }, '333333333333333333333333')
    expect((await crm.asQuotes('333333333333333333333333')('GET', '/internal/company')).body).toEqual({
      ...nothing,
      version: undefined,
      name: 'Ateliê',
      hash: expect.any(String),
      pix: null,
      isLogoLight: false,
      accentColour: null,
    })
  })

  it("the company's hash changes when its details do, and only then", async () => {
    const account = '444444444444444444444444'
    const hash = async () => (await crm.asQuotes(account)('GET', '/internal/company/hash')).body.hash as string
    const hashes: string[] = []
    for (const body of [
      null,
      { name: 'Ateliê' },
      { phone: '11 4002-8922' },
      { phone: null },
      { logoUrl: dataUrl(await picture(20, 10).png().toBuffer()) },
      { name: 'Ateliê' },
    ]) {
      if (body) await save(body, account)
      hashes.push(await hash())
      expect((await crm.asQuotes(account)('GET', '/internal/company')).body.hash).toBe(hashes.at(-1))
    }
    const [empty, named, phoned, unphoned, pictured, same] = hashes
    expect(new Set([empty, named, phoned, pictured]).size).toBe(4)
    expect([unphoned, same]).toEqual([named, pictured])
    expect((await crm.visitor('GET', '/internal/company/hash')).status).toBe(401)
  })
})

describe('the colour of a logo', () => {
  const account = '666666666666666666666666'
  const told = async () =>
    (await crm.asQuotes(account)('GET', '/internal/company')).body as { accentColour: string | null; hash: string }

  it.each([
    ['plum', { fill: '#7a3e6d' }, '#7a3e6d'],
    ['plum with a black outline', { fill: '#7a3e6d', outline: '#000000' }, '#7a3e6d'],
    ['pale pink with a plum outline', { fill: '#d9a3bd', outline: '#7a3e6d' }, '#7a3e6d'],
    ['white on teal', { fill: '#ffffff', ground: '#0f766e' }, '#0f766e'],
  ])('a logo in %s has that colour', async (_, colours, expected) => {
    await save({ logoUrl: dataUrl(await disc(colours).png().toBuffer()) }, account)
    const { accentColour } = await told()
    rgbOf(expected).forEach((part, at) => expect(Math.abs(rgbOf(accentColour!)[at]! - part)).toBeLessThan(12))
  })

  it.each(['#ffd400', '#ffb6c9', '#9be8c8'])(
    'a logo in %s has a darker one, which can be read on white',
    async (fill) => {
      await save({ logoUrl: dataUrl(await disc({ fill }).png().toBuffer()) }, account)
      const { accentColour } = await told()
      expect(contrast(rgbOf(accentColour!), rgbOf('#ffffff'))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('a logo in black, grey and white has none, as no logo has', async () => {
    await save(
      { logoUrl: dataUrl(await disc({ fill: '#000000', outline: '#8a8a8a', ground: '#ffffff' }).png().toBuffer()) },
      account,
    )
    expect((await told()).accentColour).toBeNull()
    await save({ logoUrl: null }, account)
    expect((await told()).accentColour).toBeNull()
  })

  it('a logo saved before colours were looked for has its colour all the same', async () => {
    await save({ logoUrl: dataUrl(await disc({ fill: '#7a3e6d' }).png().toBuffer()) }, account)
    const before = await told()
    await crm.database.connection
      .collection('companies')
      .updateOne({ accountId: account }, { $unset: { accentColour: 1 } })
    expect(await told()).toEqual(before)
  })
})

describe('a logo on white paper', () => {
  const [WHITE, CREAM, PLUM] = ['#ffffff', '#fdf3e4', '#7a3e6d'] as const

  it.each([
    ['white', { fill: WHITE }, true],
    ['cream', { fill: CREAM }, true],
    ['plum', { fill: PLUM }, false],
    ['white with a plum outline', { fill: WHITE, outline: PLUM }, false],
    ['white on a plum background', { fill: WHITE, ground: PLUM }, false],
    ['white on a white background', { fill: WHITE, ground: WHITE }, false],
  ])('whether a logo that is %s is invisible on white paper is detected', async (_, colours, isLogoLight) => {
    const account = '555555555555555555555555'
    const told = async () => (await crm.asQuotes(account)('GET', '/internal/company')).body.isLogoLight as boolean
    const logoUrl = dataUrl(await disc(colours).png().toBuffer())
    await save({ logoUrl }, account)
    expect(await told()).toBe(isLogoLight)
    await save({ name: `Ateliê ${logoUrl.length}` }, account)
    expect(await told()).toBe(isLogoLight)
    // Like a logo saved before logos were examined.
    await crm.database.connection
      .collection('companies')
      .updateOne({ accountId: account }, { $unset: { isLogoLight: 1 } })
    expect(await told()).toBe(isLogoLight)
    await save({ logoUrl: null }, account)
    expect(await told()).toBe(false)
  })
})

describe('the logo', () => {
  const logoOf = async (bytes: Buffer, type?: string) =>
    inspect((await save({ logoUrl: dataUrl(bytes, type) })).body.logoUrl)

  it.each([
    ['png', 'webp', true],
    ['webp', 'webp', true],
    ['gif', 'webp', true],
    ['jpeg', 'jpeg', false],
  ] as const)('a logo sent as %s is stored as a small %s', async (format, kept, hasAlpha) => {
    const logo = await logoOf(await picture(1600, 400).toFormat(format).toBuffer(), `image/${format}`)
    expect(logo).toMatchObject({ format: kept, type: `image/${kept}`, width: 800, height: 200, hasAlpha })
    expect(logo.bytes.length).toBeLessThan(20_000)
  })

  it("a logo's bytes decide its type, whatever its data URL says", async () => {
    expect(await logoOf(await picture(20, 10).jpeg().toBuffer(), 'image/svg+xml')).toMatchObject({
      format: 'jpeg',
      width: 20,
      height: 10,
    })
  })

  it('a stored logo is upright and has no metadata of camera and place', async () => {
    const photo = await picture(40, 20)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ana' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await inspect(dataUrl(photo))).orientation).toBe(6)
    expect(await logoOf(photo)).toMatchObject({ width: 20, height: 40, exif: undefined, orientation: undefined })
  })

  it('a logo sent back as it was read stays as it is, and an empty text clears it', async () => {
    const { logoUrl } = (await save({ logoUrl: dataUrl(await noise(300, 300).jpeg().toBuffer()) })).body
    expect((await save({ name: 'Outro', logoUrl })).body.logoUrl).toBe(logoUrl)
    expect((await save({ name: 'Mais um' })).body.logoUrl).toBe(logoUrl)
    expect((await save({ logoUrl: '' })).body.logoUrl).toBeNull()
  })

  it('a logo of several megabytes is stored small, with the other fields', async () => {
    const photo = await noise(1500, 1500).png().toBuffer()
    const { status, body } = await save({ name: 'Ateliê – 🎨', logoUrl: dataUrl(photo) })
    expect([status, body.name, (await inspect(body.logoUrl)).width]).toEqual([200, 'Ateliê – 🎨', 800])
  })

  it.each([
    [
      'an SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
      ),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['text', Buffer.from('olá')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(700_000)],
    ['a TIFF', picture(9, 9).tiff().toBuffer()],
    ['an AVIF', picture(9, 9).avif().toBuffer()],
  ])('a logo that is %s is refused', async (_, bytes) => {
    expect(await save({ logoUrl: dataUrl(await bytes) })).toMatchObject({
      status: 400,
      body: { error: 'O logotipo precisa ser uma imagem PNG, JPEG, WebP ou GIF.', issues: [{ path: 'logoUrl' }] },
    })
  })

  it.each([
    ['JPEG', noise(200, 200).jpeg(), 0.9],
    ['progressive JPEG', noise(200, 200).jpeg({ progressive: true }), 0.5],
    ['JPEG without its last lines', noise(200, 200).jpeg(), 0.99],
    ['PNG', noise(200, 200).png(), 0.5],
    ['WebP', noise(200, 200).webp(), 0.9],
    ['GIF', noise(200, 200).gif(), 0.5],
  ])('a logo that is cut short is refused as incomplete: %s', async (_, whole, share) => {
    const bytes = await whole.toBuffer()
    expect(await save({ logoUrl: dataUrl(bytes.subarray(0, Math.floor(bytes.length * share))) })).toMatchObject({
      status: 400,
      body: {
        error: 'O arquivo da imagem está incompleto ou danificado. Escolha outro.',
        issues: [{ path: 'logoUrl' }],
      },
    })
  })

  const [CLEAR, WHITE, FAINT, PLUM] = [
    [0, 0, 0, 0],
    [255, 255, 255, 255],
    [250, 245, 250, 255],
    [122, 62, 109, 255],
  ] as const
  it.each([
    ['transparent', 'gif', [frame(CLEAR), frame(CLEAR, PLUM)]],
    ['white', 'gif', [frame(WHITE), frame(WHITE, FAINT), frame(WHITE, PLUM)]],
    ['transparent', 'webp', [frame(CLEAR), frame(CLEAR, [122, 62, 109, 20]), frame(CLEAR, PLUM)]],
  ] as const)('an animation that begins with a %s frame keeps its first visible one: %s', async (_, format, frames) => {
    const { bytes } = await logoOf(await animation(frames, format), `image/${format}`)
    const [red, green, blue] = await colourInTheMiddle(bytes)
    expect(Math.hypot(red! - PLUM[0], green! - PLUM[1], blue! - PLUM[2])).toBeLessThan(20)
  })

  it('an animation keeps its first frame if that shows something, and any other if it is empty', async () => {
    const { bytes } = await logoOf(await animation([frame(WHITE, PLUM), frame(PLUM, WHITE)], 'gif'))
    expect((await colourInTheMiddle(bytes))[1]).toBeLessThan(100)
    expect(await logoOf(await animation([frame(CLEAR), frame(WHITE)], 'gif'))).toMatchObject({ width: 40, height: 40 })
  })

  it.each([
    ['small', 300],
    ['larger than an ordinary body', 800],
  ])('a logo that is sent back unchanged, %s, is neither encoded again nor makes quotes stale', async (_, side) => {
    const account = '777777777777777777777777'
    const hash = async () => (await crm.asQuotes(account)('GET', '/internal/company/hash')).body.hash as string
    const first = (await save({ name: 'Ateliê', logoUrl: dataUrl(await noise(side, side).png().toBuffer()) }, account))
      .body
    const before = await hash()
    for (const logoUrl of [first.logoUrl, first.logoUrl.replace('image/jpeg', 'image/png')]) {
      expect((await save({ ...first, logoUrl }, account)).body.logoUrl).toBe(first.logoUrl)
      expect(await hash()).toBe(before)
    }
  })

  it('a logo that another tab has replaced is not put back by a form that was opened before', async () => {
    const account = '888888888888888888888888'
    const first = (await save({ logoUrl: dataUrl(await noise(30, 30).png().toBuffer()) }, account)).body
    const second = (await save({ logoUrl: dataUrl(await noise(30, 30).png().toBuffer()) }, account)).body
    const late = await crm.as(account)('POST', '/api/company', {
      body: { ...first, phone: '11 4002-8922' },
      headers: { 'if-match': `"${first.version}"` },
    })
    expect(late).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect((await crm.as(account)('GET', '/api/company')).body).toEqual(second)
  })

  it('a logo that claims too many pixels is refused before it is decoded', async () => {
    const interlaced = await picture(5001, 5000).gif().toBuffer()
    for (const bytes of [await pngBomb(30_000), interlaced]) {
      expect(await save({ logoUrl: dataUrl(bytes) })).toMatchObject({
        status: 400,
        body: { error: 'A imagem é grande demais. Use uma menor.' },
      })
    }
  })
})

async function colourInTheMiddle(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + info.channels)]
}
