import { once } from 'node:events'
import { request, type ClientRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { OWNER, startCrm, type CrmHarness } from './harness.ts'
import { dataUrl, inspect, picture } from './pictures.ts'

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm()
})
afterAll(() => crm.stop())

const MB = 1024 * 1024
const tooLarge = {
  status: 413,
  body: { code: 'too_large', error: 'O arquivo é muito grande. O tamanho máximo permitido é 50MB.' },
}

/** A photo of any size: decoders ignore what follows the last pixel. */
async function photoOf(bytes: number): Promise<Buffer> {
  const photo = Buffer.alloc(bytes)
  photo.set(await picture(1200, 900).jpeg().toBuffer())
  return photo
}
const bodyOf = async (bytes: number) =>
  JSON.stringify({ name: 'Ateliê', logoUrl: dataUrl(await photoOf(bytes), 'image/jpeg') })
const send = (body: string, headers = {}) => crm.as(OWNER)('POST', '/api/company', { body, headers })

/** Announces a body and sends only its start. */
async function beginUpload(length: number, accountId = OWNER): Promise<ClientRequest> {
  const { url, headers } = crm.openUrl(accountId, '/api/company')
  const upload = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
  })
  upload.on('error', () => {})
  upload.write('{"logoUrl":"data:image/png;base64,')
  await once(upload, 'socket')
  return upload
}

describe('a logo of 50 MB', () => {
  it('a logo of 50 MB is stored small, even four at once, while others are served', async () => {
    const body = await bodyOf(50 * MB)
    const uploads = Promise.all(
      ['1', '2', '3', '4'].map((account) => crm.as(account.repeat(24))('POST', '/api/company', { body })),
    )
    const others = await Promise.all(Array.from({ length: 20 }, () => crm.as(OWNER)('GET', '/api/clients')))
    const responses = await uploads
    expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await inspect(responses[0]!.body.logoUrl)).toMatchObject({ width: 800, height: 600 })
  })

  it('a logo of 50 MB is read however a program formats its JSON', async () => {
    const logoUrl = dataUrl(await photoOf(2 * MB + 1), 'image/jpeg')
    const texts = [
      JSON.stringify({ logoUrl, name: 'Diz "logoUrl": "x"' }),
      JSON.stringify({ name: '"logoUrl"', logoUrl }, null, 2),
      JSON.stringify({ logoUrl, name: 'Ateliê 🎨' }).replaceAll('/', '\\/'),
      JSON.stringify({ logoUrl, name: '' }).replace(':', ' :\n\t'),
    ]
    for (const text of texts) {
      const { status, body } = await send(text)
      expect([status, body.name]).toEqual([200, (JSON.parse(text) as { name: string }).name || null])
      expect(await inspect(body.logoUrl)).toMatchObject({ width: 800, height: 600 })
    }
  })

  it('a logo of a little more than 50 MB is too large, by its announced and by its real size', async () => {
    expect(await send(await bodyOf(50 * MB + 1))).toMatchObject(tooLarge)
    const upload = await beginUpload(80 * MB)
    const [response] = await once(upload, 'response')
    expect(response.statusCode).toBe(413)
    upload.destroy()
  })
})

describe('a large body', () => {
  it.each([
    ['that is no JSON', 'x'.repeat(2 * MB), {}, 400],
    ['without a logo', JSON.stringify({ other: 'x'.repeat(2 * MB) }), {}, 400],
    ['of nested lists', '['.repeat(2 * MB), {}, 400],
    ['that is no object', JSON.stringify(['logoUrl', 'x'.repeat(2 * MB)]), {}, 400],
    ['with more than a logo', JSON.stringify({ logoUrl: 'x', name: 'x'.repeat(2 * MB) }), {}, 413],
    ['with a logo in a wrong place', JSON.stringify({ inner: { logoUrl: 'x'.repeat(2 * MB) } }), {}, 400],
    ['that ends too early', `{"logoUrl":"${'x'.repeat(2 * MB)}`, {}, 400],
    ['with text behind its end', `{"logoUrl":"${'x'.repeat(2 * MB)}"}}`, {}, 400],
    ['that claims to be packed', 'x'.repeat(2 * MB), { 'content-encoding': 'gzip' }, 415],
    ['of text', 'x'.repeat(2 * MB), { 'content-type': 'text/plain' }, 415],
  ])('a large body is refused: %s', async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status)
  })

  it('a large body is not read from a visitor', async () => {
    expect((await crm.visitor('POST', '/api/company', { body: 'x'.repeat(2 * MB) })).status).toBe(401)
  })

  it('a large body for any other call is refused', async () => {
    expect((await crm.as(OWNER)('POST', '/api/products', { body: { name: 'x'.repeat(MB), price: 1 } })).status).toBe(
      413,
    )
  })
})

describe('uploads that stall', () => {
  const uploads: ClientRequest[] = []
  afterEach(() => {
    for (const upload of uploads.splice(0)) upload.destroy()
  })

  it('stalled uploads do not keep a large logo of another account waiting', async () => {
    for (let account = 0; account < 60; account += 1)
      uploads.push(await beginUpload(60 * MB, String(account).padStart(24, 'a')))
    expect((await send(await bodyOf(2 * MB))).status).toBe(200)
    expect((await send(await bodyOf(40 * MB))).status).toBe(200)
    expect((await send('{"name":"Pequeno"}')).status).toBe(200)
  })

  it('too many stalled uploads are refused, until some disconnect', async () => {
    const refused: number[] = []
    for (let begun = 0; begun < 75; begun += 1) {
      const upload = await beginUpload(60 * MB, String(begun).padStart(24, 'b'))
      upload.once('response', (response) => refused.push(response.statusCode!))
      uploads.push(upload)
    }
    // Only as many as fit into four gigabytes are received.
    await vi.waitFor(() => expect(refused).toEqual(Array(7).fill(503)), { timeout: 10_000 })
    for (const upload of uploads) upload.destroy()
    expect((await send(await bodyOf(2 * MB))).status).toBe(200)
  })

  it('two of the largest uploads are too many for one account', async () => {
    // Either may come first.
    const [one, other] = [await beginUpload(60 * MB), await beginUpload(60 * MB)]
    uploads.push(one, other)
    const [response] = await Promise.race([once(one, 'response'), once(other, 'response')])
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '10'])
    expect((await send(await bodyOf(2 * MB))).status).toBe(200)
  })
})
