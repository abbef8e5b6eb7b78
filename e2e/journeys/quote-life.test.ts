import { readFileSync } from 'node:fs'
import { addDays } from '@atelie/contract/add-days'
import { today } from '@atelie/contract/dates'
import { exampleClient, exampleCompany, exampleProduct, exampleQuote } from '@atelie/contract/examples/bodies'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import type { Locator, Page, Request } from 'playwright/test'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { createdSheet, rowOf } from '../steps.ts'

/** The page's own script, compressed or not. */
const MOST_SCRIPT_BYTES = 60_000
/** Everything but the logo, as sent: less than a sixth of what the shell loads first. */
const MOST_BYTES = 25_000

const LOGO = readFileSync(new URL('../../infra/local/demo/logo.png', import.meta.url), 'base64')

const COMPLETE = { validUntil: addDays(today(), 20), deliveryDate: addDays(today(), 30), paymentTerms: 'À vista' }

/** An account with all that a customer must know before accepting, and one quote. */
async function openShop(page: Page, person: object, company: object = {}): Promise<void> {
  const create = async (path: string, data: unknown) => {
    const response = await page.request.post(path, { data })
    expect(response.ok(), `${path} ${response.status()}`).toBe(true)
  }
  await create('/api/register', person)
  await create('/api/company', exampleCompany(company))
  await create('/api/clients', exampleClient({ isWhatsapp: true }))
  await create('/api/products', exampleProduct())
  await create('/api/quotes', exampleQuote(COMPLETE))
}

test.describe('on phones', { tag: '@phone' }, () => {
  test('a quote is sent, seen, accepted, paid and repeated, the maker on one phone and the customer on another', async ({
    page,
    browser,
    person,
    baseURL,
  }) => {
    await openShop(page, person)
    await page.goto('/quotes')

    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    const row = rowOf(page, 'Ana Beatriz Nogueira')
    await tap(row.getByTitle('Enviar e mais ações'))
    const send = page.getByRole('menuitem', { name: 'Enviar pelo WhatsApp' })
    await expect(send).toBeEnabled()
    const chat = new URL((await send.getAttribute('href'))!)
    // The chat itself lies outside.
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const opened = page.context().waitForEvent('page')
    await tap(send)
    await (await opened).close()
    expect(taps).toBeLessThanOrEqual(3)
    expect(chat.pathname).toBe('/5511987654321')
    await expect(row.getByText('Enviado', { exact: true })).toBeVisible()

    const link = /https?:\S+\/orcamento\/\S+/.exec(chat.searchParams.get('text')!)![0]
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const customer = await elsewhere.newPage()
    const faults: string[] = []
    customer.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    const counted = customer.waitForResponse((response) => response.url().endsWith('/opened'))
    await customer.goto(new URL(new URL(link).pathname, baseURL).href)
    await expect(customer.getByRole('heading', { name: 'Orçamento 1' })).toBeVisible()
    await expectAccessible(customer, 'the page of a quote')
    expect(await customer.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect((await counted).status()).toBe(204)

    await customer.getByRole('button', { name: 'Aceitar orçamento' }).tap()
    await customer.getByLabel('Seu nome').fill('Ana Beatriz')
    await customer.getByLabel('Comentário (opcional)').fill('Pode ser azul?')
    await expectAccessible(customer, "a customer's answer")
    await customer.getByRole('button', { name: 'Confirmar' }).tap()
    await expect(customer.getByRole('heading', { name: 'Orçamento aceito' })).toBeVisible()
    await expectAccessible(customer, 'the page of an accepted quote')
    const href = await customer.getByRole('link', { name: 'Abrir o PDF' }).getAttribute('href')
    const pdf = await elsewhere.request.get(new URL(href!, baseURL).href)
    expect((await pdfPages(await pdf.body())).join(' ')).toContain('R$ 89,90')
    expect(faults).toEqual([])

    await page.reload()
    await expect(row.getByText('Aceito', { exact: true })).toBeVisible()
    await expect(row.getByText(/^Aberto em/)).toBeVisible()
    await row.getByText('Ana Beatriz Nogueira').tap()
    const sheet = page.getByRole('dialog', { name: 'Orçamento 1' })
    await expect(sheet.getByText('Aceito por Ana Beatriz')).toBeVisible()
    await expect(sheet.getByText('“Pode ser azul?”')).toBeVisible()
    await expectAccessible(page, 'the sheet of a quote')

    await sheet.getByRole('button', { name: 'Editar' }).tap()
    await expect(page.getByRole('alertdialog')).toContainText('Este orçamento já foi aceito e vale como combinado.')
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await elsewhere.close()

    // The half first, then the rest from the same place.
    await row.getByText('Ana Beatriz Nogueira').tap()
    const receipts = sheet.getByRole('region', { name: 'Recebimentos' })
    await receipts.getByRole('button', { name: 'Registrar recebimento' }).tap()
    const receipt = page.getByRole('dialog', { name: 'Registrar recebimento' })
    await expect(receipt.getByLabel('Valor')).toHaveValue('89,90')
    await receipt.getByRole('button', { name: 'Metade do total' }).tap()
    await expectAccessible(page, 'what was received')
    await receipt.getByRole('button', { name: 'Salvar entrada' }).tap()
    await expect(receipts.getByText('Em aberto')).toHaveText('Em abertoR$ 44,95')
    await receipts.getByRole('link', { name: /^Ver no caixa: R\$ 44,95/ }).tap()
    const entry = page.getByRole('dialog', { name: 'Editar transação' })
    await expect(entry.getByLabel('Descrição')).toHaveValue('Orçamento 1 – Ana Beatriz Nogueira')
    await entry.getByRole('link', { name: 'Ver orçamento 1' }).tap()
    await expect(receipts.getByText('Em aberto')).toHaveText('Em abertoR$ 44,95')

    await sheet.getByRole('button', { name: 'Duplicar' }).tap()
    const form = page.getByRole('dialog', { name: 'Novo Orçamento' })
    await form.getByRole('button', { name: 'Criar', exact: true }).tap()
    await expect(page.getByText('Orçamento criado').first()).toBeVisible()
  })

  test('a badge tells of an answer at the next page, until the maker has looked at it', async ({
    page,
    browser,
    person,
    baseURL,
  }) => {
    await openShop(page, person)
    await page.goto('/quotes')
    await expect(rowOf(page, 'Ana Beatriz Nogueira').getByText('Rascunho')).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Atalhos' })
    const quotes = bar.getByRole('link', { name: 'Orçamentos', exact: true })
    await expect(quotes).toHaveAccessibleDescription('')

    const { path } = await (await page.request.post('/api/quotes/1/link')).json()
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const customer = await elsewhere.newPage()
    await customer.goto(new URL(path, baseURL).href)
    await customer.getByRole('button', { name: 'Aceitar orçamento' }).tap()
    await customer.getByLabel('Seu nome').fill('Ana Beatriz')
    await customer.getByRole('button', { name: 'Confirmar' }).tap()
    await expect(customer.getByRole('heading', { name: 'Orçamento aceito' })).toBeVisible()
    await elsewhere.close()

    await bar.getByRole('link', { name: 'Clientes' }).tap()
    await expect(quotes).toHaveAccessibleDescription('1 nova resposta')
    await expect(quotes).toContainText('1')
    await expectAccessible(page, 'the badge of new answers')
    await quotes.tap()
    const row = rowOf(page, 'Ana Beatriz Nogueira')
    await expect(row.getByText('Aceito', { exact: true })).toBeVisible()
    await row.getByText('Ana Beatriz Nogueira').tap()
    await expect(page.getByRole('dialog', { name: 'Orçamento 1' }).getByText('Aceito por Ana Beatriz')).toBeVisible()
    await page.goBack()
    await expect(quotes).toHaveAccessibleDescription('')
    await expect(quotes).toHaveText('Orçamentos')
  })
})

test.describe('the page of a quote', () => {
  test('the page is light, and a link that was revoked shows nothing', async ({ page, browser, person, baseURL }) => {
    await openShop(page, person)
    const { path } = await (await page.request.post('/api/quotes/1/link')).json()
    const elsewhere = await browser.newContext()
    const customer = await elsewhere.newPage()
    const loaded: Request[] = []
    customer.on('request', (request) => loaded.push(request))
    await customer.goto(baseURL + path)
    await expect(customer.getByText('Aceitar orçamento')).toBeVisible()
    await customer.waitForLoadState('networkidle')
    expect(loaded.map((request) => new URL(request.url()).pathname)).toEqual([path, `${path}/logo`])
    expect((await loaded[0]!.sizes()).responseBodySize).toBeLessThan(MOST_BYTES)
    expect(await customer.evaluate(() => document.scripts[0]!.text.length)).toBeLessThan(MOST_SCRIPT_BYTES)
    expect((await page.request.delete('/api/quotes/1/link')).status()).toBe(204)
    await customer.reload()
    await expect(customer.getByRole('heading', { name: 'Link não encontrado' })).toBeVisible()
    await expectAccessible(customer, 'the page of a link that shows nothing')
    await elsewhere.close()
  })

  test('all that the page says is there before any script, in the colour of the logo', async ({
    page,
    browser,
    person,
    baseURL,
  }) => {
    await openShop(page, person, { logoUrl: `data:image/png;base64,${LOGO}` })
    const { path } = await (await page.request.post('/api/quotes/1/link')).json()
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(baseURL + path)
    for (const text of ['Ateliê da Ana', 'Para Ana Beatriz Nogueira', 'R$ 89,90', 'À vista', 'Válido até', 'Entrega'])
      await expect(reader.getByText(text).first()).toBeVisible()
    await expect(reader.getByRole('link', { name: 'Abrir o PDF' })).toBeVisible()
    await plain.close()

    const elsewhere = await browser.newContext()
    const customer = await elsewhere.newPage()
    await customer.goto(baseURL + path)
    const accent = await customer.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    )
    expect(accent).not.toBe('#6d2f63')
    await expectAccessible(customer, "the page of a quote in its logo's colour")
    await elsewhere.close()
  })
})

test(
  'the sheet after creating a quote has its first page, and is accessible',
  { tag: '@width' },
  async ({ page, person }) => {
    await openShop(page, person)
    await page.goto('/quotes')
    await page.getByRole('button', { name: 'Novo Orçamento' }).click()
    const form = page.getByRole('dialog', { name: 'Novo Orçamento' })
    for (const label of ['Cliente', 'Produto']) {
      await form.getByLabel(label, { exact: true }).click()
      await page.getByRole('option').first().click()
    }
    let draw = () => {}
    const held = new Promise<void>((resolve) => {
      draw = resolve
    })
    await page.route('**/picture', async (route) => {
      await held
      await route.continue()
    })
    await form.getByRole('button', { name: 'Criar', exact: true }).click()
    const sheet = createdSheet(page)
    const picture = sheet.getByRole('img', { name: 'Primeira página do PDF' })
    // Its place is kept while it is drawn.
    await expect(sheet.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toBeEnabled()
    const below = async () => (await sheet.getByRole('button', { name: 'Ver PDF' }).boundingBox())!
    const before = await below()
    draw()
    await expect(picture).toBeVisible()
    expect(await picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(496)
    expect(await below()).toEqual(before)
    for (const name of ['Enviar pelo WhatsApp', 'Ver PDF']) {
      const box = (await sheet.getByText(name, { exact: true }).boundingBox())!
      const toast = (await page.getByText('Orçamento criado', { exact: true }).boundingBox())!
      expect(
        box.y >= toast.y + toast.height ||
          toast.y >= box.y + box.height ||
          toast.x >= box.x + box.width ||
          box.x >= toast.x + toast.width,
      ).toBe(true)
    }
    await expectAccessible(page, 'the sheet after creating a quote')
    await page.goBack()
    await expect(sheet).toBeHidden()
  },
)
