import { company, getCompany, saveCompany } from '@atelie/contract/company'
import { getPix } from '@atelie/contract/pix'
import { rowReader } from '@atelie/contract/record'
import { fakeApi, fill, renderApp } from '@atelie/web-kit/testing/harness'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dataUrlOf } from './logo-file.ts'
import AccountPage from './page.tsx'

const noPix = { pix: null, version: 0 }
const LOGO = 'data:image/png;base64,iVBORw0KGgo='
const readCompany = rowReader(company)
const aCompany = readCompany({
  name: 'Ateliê da Ana',
  address: 'Rua das Flores, 10',
  cnpj: '11.222.333/0001-81',
  phone: '(11) 98888-1234',
  email: 'contato@ateliedaana.com.br',
  paymentTerms: 'Metade na encomenda',
  version: 1,
})

/** Everything is sent, whatever was changed. */
const { version: _, ...details } = aCompany

const JPEG = new Uint8Array([0xff, 0xd8, 0xff])
const image = (bytes = JPEG, type = 'image/jpeg') => new File([bytes], 'logo.jpg', { type })
const END = [0xff, 0xd9]
const photo = image(new Uint8Array([...JPEG, ...new Uint8Array(300), ...END]))
const picture = () => screen.queryByRole('img', { name: 'Logotipo da empresa' })

/** Stands in for what jsdom lacks: decodes any file to a picture of this size, and encodes a canvas as its size in words. */
function fakeDrawing({
  width,
  height,
  alpha = 255,
  isFalsified = false,
}: {
  width: number
  height: number
  alpha?: number
  isFalsified?: boolean
}) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      private pixel = [0, 0, 0, 0]
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({
        fillRect: () => {
          this.pixel = [0, 0, 0, 255]
        },
        clearRect: () => {},
        drawImage: () => {
          this.pixel = [122, 62, 109, alpha]
        },
        getImageData: () => ({ data: isFalsified ? [255, 255, 255, 255] : this.pixel }),
      })
      convertToBlob = async ({ type }: { type: string }) => new Blob([`${this.width} x ${this.height}`], { type })
    },
  )
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} }))
})

async function openCompany(company = aCompany) {
  const api = fakeApi().reply(getCompany, company).reply(saveCompany, company).reply(getPix, noPix)
  const { user } = renderApp(<AccountPage />)
  await screen.findByLabelText('Nome da empresa')
  const save = () => user.click(screen.getByRole('button', { name: 'Salvar configurações' }))
  return { api, user, save, sent: () => api.calls(saveCompany).map(({ body }) => body) }
}

describe('the company', () => {
  it('the company is shown, changed and saved', async () => {
    const { user, save, sent } = await openCompany()
    expect(screen.getByLabelText('CNPJ ou CPF')).toHaveValue('11.222.333/0001-81')
    await fill(user, 'Nome da empresa', 'Ateliê das Flores')
    await save()
    expect(await screen.findByText('As configurações da empresa foram salvas com sucesso.')).toBeVisible()
    expect(screen.getByText('Configurações salvas')).toBeVisible()
    expect(sent()).toEqual([{ ...details, name: 'Ateliê das Flores' }])
  })

  it('the company may be empty', async () => {
    const { save, sent } = await openCompany(readCompany({ version: 0 }))
    await save()
    expect(await screen.findByText('Configurações salvas')).toBeVisible()
    expect(sent()).toEqual([{ name: '', address: '', cnpj: '', phone: '', email: '', paymentTerms: '', logoUrl: null }])
  })

  it("the company's phone must be complete, if there is one", async () => {
    const { user, save, sent } = await openCompany()
    await fill(user, 'Telefone', '4002-8922')
    await save()
    await expect
      .poll(() => screen.getByLabelText('Telefone'))
      .toHaveAccessibleDescription('O telefone deve ter pelo menos 10 dígitos')
    expect(sent()).toEqual([])
    await user.clear(screen.getByLabelText('Telefone'))
    await save()
    expect(await screen.findByText('Configurações salvas')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('a message appears if the company was changed elsewhere meanwhile', async () => {
    const { api, user, save } = await openCompany()
    api.fail(saveCompany, 'stale')
    await fill(user, 'Telefone', '11 3333-4444')
    await save()
    expect(await screen.findByText(/Este item foi alterado em outro aparelho/)).toBeVisible()
    expect(api.calls(saveCompany)[0]?.headers.get('If-Match')).toBe('"1"')
    expect(screen.getByLabelText('Telefone')).toHaveValue('11 3333-4444')
  })

  it('leaving with something typed or chosen asks first', async () => {
    const { user } = await openCompany()
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(true)
    await user.type(screen.getByLabelText('CNPJ ou CPF'), '{End}x{Backspace}')
    expect(leave()).toBe(true)
    await user.upload(screen.getByLabelText('Escolher imagem'), image())
    await expect.poll(leave).toBe(false)
  })

  it('the typed text stays when saving fails, with a message', async () => {
    const { api, user, save } = await openCompany()
    api.fail(saveCompany, 'unavailable')
    await fill(user, 'Telefone', '11 3333-4444')
    await save()
    expect(await screen.findByText('Ocorreu um erro ao salvar as configurações.')).toBeVisible()
    expect(screen.getByLabelText('Telefone')).toHaveValue('11 3333-4444')
  })

  it.each([
    ['11.222.333/0001-81', false],
    ['12ABC34501DE35', false],
    ['', false],
    ['11.222.333/0001-99', true],
    ['529.982.247-25', true],
  ])('the CNPJ %j gets a hint: %s, and blocks nothing', async (cnpj, hasHint) => {
    const { user, save, sent } = await openCompany({ ...aCompany, cnpj: '11.222.333/0001-80' })
    const field = () => screen.getByLabelText('CNPJ ou CPF')
    await expect.poll(field).toHaveAccessibleDescription(/não parece um CNPJ válido/)
    await user.clear(field())
    if (cnpj) await fill(user, 'CNPJ ou CPF', cnpj)
    expect(field()).toHaveAccessibleDescription(hasHint ? /não parece um CNPJ válido/ : '')
    await save()
    expect(await screen.findByText('Configurações salvas')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('a company that cannot be loaded has a message and a retry', async () => {
    const api = fakeApi().fail(getCompany, 'unavailable')
    const { user } = renderApp(<AccountPage />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar as configurações da empresa.')
    api.reply(getCompany, aCompany).reply(getPix, noPix)
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByLabelText('Nome da empresa')).toHaveValue('Ateliê da Ana')
  })
})

describe('the logo', () => {
  it('a logo is chosen, previewed and sent as a data URL', async () => {
    const { user, save, sent } = await openCompany()
    expect(picture()).toBeNull()
    expect(screen.getByText(/Tamanho recomendado: 200 x 200 pixels/)).toBeVisible()
    await user.upload(screen.getByLabelText('Escolher imagem'), image())
    await expect.poll(picture).toHaveAttribute('src', 'blob:preview')
    expect(sent()).toEqual([])
    await save()
    await expect.poll(sent).toMatchObject([{ logoUrl: 'data:image/jpeg;base64,/9j/' }])
  })

  it.each([
    ['a photo', { width: 4_000, height: 1_000 }, 'image/jpeg', '800 x 200'],
    ['a transparent picture', { width: 500, height: 1_000, alpha: 254 }, 'image/png', '400 x 800'],
    ['a line', { width: 9_000, height: 1 }, 'image/jpeg', '800 x 1'],
    ['a small picture of many bytes', { width: 20, height: 10 }, 'image/jpeg', '20 x 10'],
  ])('a logo that is %s is sent no larger than the server keeps it', async (_, drawing, type, text) => {
    fakeDrawing(drawing)
    const { user, save, sent } = await openCompany()
    await user.upload(screen.getByLabelText('Escolher imagem'), photo)
    await expect.poll(picture).not.toBeNull()
    await save()
    await expect.poll(sent).toEqual([{ ...details, logoUrl: `data:${type};base64,${btoa(text)}` }])
  })

  it.each([
    [
      'cannot be decoded here',
      photo,
      () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format'))),
    ],
    [
      'is falsified by the browser when it is drawn',
      photo,
      () => fakeDrawing({ width: 4_000, height: 1_000, isFalsified: true }),
    ],
    [
      'is cut short',
      image(new Uint8Array([...JPEG, ...END, 0xff, 0xda, ...new Uint8Array(300)])),
      () => fakeDrawing({ width: 4_000, height: 1_000 }),
    ],
    [
      'would not become smaller',
      image(new Uint8Array([...JPEG, ...END])),
      () => fakeDrawing({ width: 4_000, height: 1_000 }),
    ],
  ])('a logo that %s is sent as it is', async (_, file, prepare) => {
    prepare()
    const { user, save, sent } = await openCompany()
    await user.upload(screen.getByLabelText('Escolher imagem'), file)
    await expect.poll(picture).not.toBeNull()
    await save()
    await expect.poll(sent).toEqual([{ ...details, logoUrl: await dataUrlOf(file) }])
  })

  it.each([
    ['a GIF', 'image/gif', 'GIF89a'],
    ['an animated WebP', 'image/webp', 'RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02'],
  ])('a logo that may begin with an empty frame is left to the server: %s', async (_, type, beginning) => {
    fakeDrawing({ width: 4_000, height: 1_000 })
    const file = image(
      Uint8Array.from([...beginning.padEnd(300, '\0')], (character) => character.charCodeAt(0)),
      type,
    )
    const { user, save, sent } = await openCompany()
    await user.upload(screen.getByLabelText('Escolher imagem'), file)
    await expect.poll(picture).not.toBeNull()
    await save()
    await expect.poll(sent).toEqual([{ ...details, logoUrl: await dataUrlOf(file) }])
  })

  it('nothing can be changed while a logo is made smaller', async () => {
    let fail = () => {}
    vi.stubGlobal(
      'createImageBitmap',
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new Error('unknown format'))
        }),
    )
    const { user, save, sent } = await openCompany()
    await user.upload(screen.getByLabelText('Escolher imagem'), photo)
    await expect.poll(picture).not.toBeNull()
    await save()
    const name = screen.getByLabelText<HTMLInputElement>('Nome da empresa')
    const before = name.value
    await user.type(name, '!')
    expect(name).toHaveValue(before)
    fail()
    await expect.poll(sent).toHaveLength(1)
  })

  it('a logo that only begins like a picture is refused when it cannot be displayed', async () => {
    const { user } = await openCompany()
    await user.upload(screen.getByLabelText('Escolher imagem'), image())
    await expect.poll(picture).not.toBeNull()
    fireEvent.error(picture()!)
    expect(await screen.findByText('Erro de upload')).toBeVisible()
    expect(picture()).toBeNull()
  })

  it('a logo that the server refuses has a message where it was chosen', async () => {
    const { api, user, save } = await openCompany()
    const message = 'O logotipo precisa ser uma imagem PNG, JPEG, WebP ou GIF.'
    api.fail(saveCompany, 'validation', { error: message, issues: [{ path: 'logoUrl', message }] })
    await user.upload(screen.getByLabelText('Escolher imagem'), image())
    await expect.poll(picture).not.toBeNull()
    await save()
    expect(await screen.findByText('Ocorreu um erro ao salvar as configurações.')).toBeVisible()
    expect(within(screen.getByRole('group', { name: 'Logotipo' })).getByRole('alert')).toHaveTextContent(message)
  })

  it('a logo can be dropped whatever its name, undone and removed', async () => {
    const { user, save, sent } = await openCompany({ ...aCompany, logoUrl: LOGO })
    fireEvent.drop(screen.getByRole('group', { name: 'Logotipo' }), {
      dataTransfer: { files: [image(JPEG, 'image/svg+xml')] },
    })
    await expect.poll(picture).toHaveAttribute('src', 'blob:preview')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(picture()).toHaveAttribute('src', LOGO)
    await user.click(screen.getByRole('button', { name: 'Remover logotipo' }))
    expect(picture()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(picture()).toHaveAttribute('src', LOGO)
    await user.click(screen.getByRole('button', { name: 'Remover logotipo' }))
    await save()
    await expect.poll(sent).toMatchObject([{ logoUrl: null }])
  })

  it.each([
    [
      'too large',
      () => image(new Uint8Array(50 * 1024 * 1024 + 1)),
      'O arquivo é muito grande. O tamanho máximo permitido é 50MB.',
    ],
    ['empty', () => image(new Uint8Array()), 'O logotipo precisa ser uma imagem PNG, JPEG, WebP ou GIF.'],
    [
      'no picture',
      () => image(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'O logotipo precisa ser uma imagem PNG, JPEG, WebP ou GIF.',
    ],
  ])('a logo that is %s is refused before anything is sent', async (_, file, message) => {
    const { save, sent } = await openCompany({ ...aCompany, logoUrl: LOGO })
    fireEvent.drop(screen.getByRole('group', { name: 'Logotipo' }), { dataTransfer: { files: [file()] } })
    expect(await screen.findByText('Erro de upload')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(picture()).toHaveAttribute('src', LOGO)
    await save()
    await expect.poll(sent).toEqual([{ ...details, logoUrl: LOGO }])
  })
})

it('the account tab only says that it is still being built', async () => {
  const { user } = await openCompany()
  await fill(user, 'Nome da empresa', 'Outro nome')
  await user.click(screen.getByRole('tab', { name: 'Conta' }))
  expect(screen.getByRole('tabpanel', { name: 'Conta' })).toHaveTextContent(
    /^Esta funcionalidade está em desenvolvimento\.$/,
  )
  await user.click(screen.getByRole('tab', { name: 'Configurações da Empresa' }))
  expect(screen.getByLabelText('Nome da empresa')).toHaveValue('Outro nome')
})
