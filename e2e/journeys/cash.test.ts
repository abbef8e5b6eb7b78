import { today } from '@atelie/contract/dates'
import { exampleTransaction } from '@atelie/contract/examples/bodies'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { addTransaction, rowOf, signUp } from '../steps.ts'

// Offline, the browser prints each failed poll.
test.use({ injectedErrors: /net::ERR_INTERNET_DISCONNECTED/ })

const sum = (page: Page, label: string) => page.locator('dl > *').filter({ hasText: label }).locator('dd')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('income and expenses are recorded, found, corrected and deleted', async ({ page, person }) => {
  await signUp(page, person)
  await page.goto('/cash')
  await expect(page.getByText('Nenhuma transação encontrada')).toBeVisible()
  await addTransaction(page, 'Entrada', '8990', 'Caneca vendida na feira')
  await expect(page.getByText('Transação criada com sucesso.', { exact: true })).toBeVisible()
  await addTransaction(page, 'Saída', '123456', 'Tecido de algodão')
  await expect(sum(page, 'Saldo')).toHaveText('−R$ 1.144,66')
  await expect(sum(page, 'Entradas')).toHaveText('R$ 89,90')
  await expect(sum(page, 'Saídas')).toHaveText('R$ 1.234,56')
  await expect(rowOf(page, 'Caneca vendida na feira').last()).toContainText('+R$ 89,90')
  await expect(page.getByRole('img', { name: 'Entradas e saídas por dia' })).toBeVisible()

  await button(page, 'Filtros').click()
  await page.getByLabel('Tipo', { exact: true }).click()
  await page.getByRole('option', { name: 'Saídas' }).click()
  await expect(page.getByText('Caneca vendida na feira')).toBeHidden()
  await button(page, 'Mês anterior').click()
  await expect(page.getByText('Nenhuma transação encontrada')).toBeVisible()
  await expect(sum(page, 'Saldo')).toHaveText('R$ 0,00')
  await button(page, 'Limpar filtros').click()
  await page.getByPlaceholder('Buscar por descrição...').fill('tecido')
  await expect(page.getByText('Caneca vendida na feira')).toBeHidden()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportar planilha (CSV)').click()])
  const [year, month, day] = today().split('-')
  expect(await readFile(await file.path(), 'utf8')).toBe(
    `\uFEFFData;Tipo;Descrição;Categoria;Valor;Observações;Orçamento\r\n${day}/${month}/${year};Saída;Tecido de algodão;Despesas gerais;1234,56;;\r\n`,
  )

  await rowOf(page, 'Tecido de algodão').last().getByTitle('Editar').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Valor', { exact: true })).toHaveValue('1.234,56')
  await dialog.getByLabel('Valor', { exact: true }).fill('')
  await dialog.getByLabel('Valor', { exact: true }).pressSequentially('4000')
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(dialog).toBeHidden()
  await expect(sum(page, 'Saldo')).toHaveText('R$ 49,90')

  page.once('dialog', (question) => {
    expect(question.message()).toBe('Tem certeza que deseja excluir esta transação?')
    void question.accept()
  })
  await rowOf(page, 'Tecido de algodão').last().getByTitle('Excluir').click()
  await expect(page.getByText('Transação excluída com sucesso.', { exact: true })).toBeVisible()
  await expect(sum(page, 'Saldo')).toHaveText('R$ 89,90')
  await expect(page.getByText('Nenhuma transação encontrada')).toBeVisible()
})

test(
  "two tabs see each other's changes, and an unchanged poll is a 304",
  { tag: '@two-of-each' },
  async ({ page, context, person }) => {
    await signUp(page, person)
    await page.goto('/cash')
    const other = await context.newPage()
    await other.goto('/cash')
    await expect(other.getByText('Nenhuma transação encontrada')).toBeVisible()

    await addTransaction(page, 'Entrada', '8990', 'Caneca vendida na feira')
    await expect(other.getByText('Caneca vendida na feira')).toBeVisible()
    await expect(sum(other, 'Saldo')).toHaveText('R$ 89,90')
    await addTransaction(other, 'Saída', '990', 'Fita de cetim')
    await expect(page.getByText('Fita de cetim')).toBeVisible()
    await expect(sum(page, 'Saldo')).toHaveText('R$ 80,00')

    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const statuses: number[] = []
    session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode))
    await expect.poll(() => statuses.filter((status) => status === 304).length).toBeGreaterThan(3)
  },
)

test('an outage loses nothing: the entries stay, and the screen has a warning and recovers', async ({
  page,
  context,
  person,
}) => {
  await signUp(page, person)
  await page.goto('/cash')
  await addTransaction(page, 'Entrada', '8990', 'Caneca vendida na feira')
  await expect(sum(page, 'Saldo')).toHaveText('R$ 89,90')
  const places = () => Promise.all(['Saldo', 'Entradas', 'Saídas'].map((label) => sum(page, label).boundingBox()))
  const [before, beforeEntry] = [await places(), await button(page, 'Entrada').boundingBox()]
  await context.setOffline(true)
  const warning = page.getByRole('alert').filter({ hasText: 'Os dados podem estar desatualizados' })
  await expect(warning).toBeVisible()
  expect(await places()).toEqual(before)
  expect(await button(page, 'Entrada').boundingBox()).toEqual(beforeEntry)
  const [{ x, y, width, height }, entry] = [(await warning.boundingBox())!, beforeEntry!]
  expect(x + width <= entry.x || y + height <= entry.y, 'it lies beside the buttons').toBe(true)
  await expect(page.getByText('Caneca vendida na feira')).toBeVisible()
  await addTransaction(page, 'Saída', '990', 'Fita de cetim')
  await expect(page.getByText('Ocorreu um erro ao criar a transação.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Descrição', { exact: true })).toHaveValue('Fita de cetim')

  await context.setOffline(false)
  await expect(warning).toBeHidden()
  await button(page, 'Salvar saída').click()
  await expect(sum(page, 'Saldo')).toHaveText('R$ 80,00')
  await expect(page.getByText('Fita de cetim')).toHaveCount(1)
})

test(
  'a long list does not move under the reader while another tab adds to it',
  { tag: '@width' },
  async ({ page, person, isMobile }) => {
    await signUp(page, person)
    const add = async (description: string) =>
      expect(
        (
          await page.request.post('/api/cash/transaction', { data: exampleTransaction({ date: today(), description }) })
        ).status(),
      ).toBe(201)
    for (let begun = 0; begun < 180; begun += 5) {
      await Promise.all(Array.from({ length: 5 }, (_, index) => add(`Venda de número ${begun + index}`)))
    }
    await page.goto('/cash')
    await expect(sum(page, 'Saldo')).toHaveText('R$ 16.182,00')
    // On a phone the name of the column comes before it.
    const drawn = page.getByText(/Venda de número/)
    await expect(drawn.first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 6_000))
    // The rows near the top are removed once those down here have been rendered and measured.
    await expect(page.getByText('Venda de número 179')).toHaveCount(0)
    const [text = ''] = /Venda de número \d+/.exec(await drawn.nth(10).innerText()) ?? []
    const row = rowOf(page, text).last()
    await row.getByTitle('Editar').focus()
    await expect(row.getByTitle('Editar')).toBeFocused()
    await row.evaluate((element) => {
      const seen = window as unknown as { tops: number[] }
      seen.tops = []
      const look = () => {
        seen.tops.push(element.getBoundingClientRect().top)
        requestAnimationFrame(look)
      }
      look()
    })

    for (const [done, balance] of ['R$ 16.271,90', 'R$ 16.361,80', 'R$ 16.451,70'].entries()) {
      await add(`Venda de outra aba ${done}`)
      await expect(sum(page, 'Saldo')).toHaveText(balance)
    }
    // A phone has a row for the day above them.
    await expect(page.getByRole('table', { name: 'Transações' })).toHaveAttribute(
      'aria-rowcount',
      isMobile ? '185' : '184',
    )
    const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2)
    await expect(row.getByTitle('Editar')).toBeFocused()
  },
)

test(
  'no button of the list ends up under the floating buttons of a phone',
  { tag: '@phone' },
  async ({ page, person }) => {
    await signUp(page, person)
    for (let index = 0; index < 8; index++) {
      await page.request.post('/api/cash/transaction', {
        data: exampleTransaction({ date: today(), description: `Venda ${index}` }),
      })
    }
    await page.goto('/cash')
    await expect(page.getByText('Venda 0')).toBeVisible()
    const { y: floating } = (await button(page, 'Entrada').boundingBox())!
    // One that is under them, and the very last one.
    for (const description of ['Venda 4', 'Venda 0']) {
      const edit = rowOf(page, description).last().getByTitle('Editar')
      await edit.evaluate((element, under) => window.scrollBy(0, element.getBoundingClientRect().top - under), floating)
      await edit.focus()
      const { y, height } = (await edit.boundingBox())!
      expect(y + height, description).toBeLessThanOrEqual(floating)
    }
  },
)
