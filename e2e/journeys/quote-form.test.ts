import { exampleClient, exampleProduct } from '@atelie/contract/examples/bodies'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { createdSheet, typePostalCode } from '../steps.ts'

const form = (page: Page) => page.getByRole('dialog', { name: 'Novo Orçamento' })
const item = (page: Page, position: number) => form(page).getByRole('group', { name: `Item ${position}`, exact: true })

test.describe('a quote on a phone', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, person }) => {
    for (const [path, data] of [
      ['/api/register', person],
      ['/api/clients', exampleClient({ name: 'Cecília Araújo' })],
      ['/api/products', exampleProduct({ name: 'Caneca pintada à mão', price: 89.9 })],
      ['/api/products', exampleProduct({ name: 'Fita de cetim', price: 12.5 })],
    ] as const)
      expect((await page.request.post(path, { data })).ok(), path).toBe(true)
    await page.goto('/quotes')
  })

  /** Each tap counts, of a field or a button. The keys of the phone's keyboard, its Enter included, do not. */
  test('a quote with two items and two quantities takes at most eight taps, on one screen', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Novo Orçamento' })).toBeEnabled()
    await page.evaluate(() => {
      addEventListener(
        'click',
        ({ isTrusted }) => {
          if (isTrusted)
            document.documentElement.dataset.taps = String(Number(document.documentElement.dataset.taps ?? 0) + 1)
        },
        true,
      )
    })
    const type = async (text: string) => {
      await page.keyboard.type(text)
      await expect(page.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Novo Orçamento' }).tap()
    await form(page).getByLabel('Cliente', { exact: true }).tap()
    await type('cec')
    await item(page, 1).getByLabel('Produto', { exact: true }).tap()
    await type('can')
    await item(page, 1).getByRole('button', { name: 'Mais um' }).tap()
    const submit = form(page).getByRole('button', { name: 'Criar', exact: true })
    for (const part of [
      form(page).getByLabel('Cliente', { exact: true }),
      form(page).getByRole('button', { name: 'Adicionar item' }),
      submit,
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    await form(page).getByRole('button', { name: 'Adicionar item' }).tap()
    await expect(item(page, 2).getByLabel('Produto', { exact: true })).toBeFocused()
    await type('fita')
    await item(page, 2).getByRole('button', { name: 'Mais um' }).tap()
    await expect(form(page).getByRole('status', { name: 'Total', exact: true })).toHaveText('R$ 204,80')
    await submit.tap()
    await expect(form(page)).toBeHidden()
    await expect(createdSheet(page)).toContainText('R$ 204,80')
    expect(await page.evaluate(() => Number(document.documentElement.dataset.taps))).toBeLessThanOrEqual(8)
  })

  test('the controls of the form are as large as a finger, also once all is opened, and accessible', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Novo Orçamento' }).tap()
    const smallest = () =>
      form(page)
        .getByRole('button')
        .evaluateAll((all) =>
          Math.min(
            ...all
              // The arrow and the cross of a picker lie in a field that is large enough, and open or clear it alike.
              .filter((one) => !one.closest('.MuiAutocomplete-endAdornment'))
              .map((one) => one.getBoundingClientRect())
              .flatMap(({ width, height }) => [width, height]),
          ),
        )
    await expect(item(page, 1)).toBeVisible()
    expect(await smallest()).toBeGreaterThanOrEqual(44)
    await expectAccessible(page, 'folded quote')
    for (const name of [/^Validade/, /^Observações/, /^Condições de pagamento/, /^Data de entrega/, 'Desconto'])
      await form(page).getByRole('button', { name }).tap()
    await form(page).getByRole('button', { name: '10 dias' }).tap()
    expect(await smallest()).toBeGreaterThanOrEqual(44)
    await expectAccessible(page, 'opened quote')
    const { width } = (await form(page).boundingBox())!
    expect(await form(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(width)
  })

  test('a client who is new is created from the picker, and Back closes their form alone', async ({ page }) => {
    await page.getByRole('button', { name: 'Novo Orçamento' }).tap()
    await form(page).getByLabel('Cliente', { exact: true }).fill('Maria Souza')
    await expect(page.getByText('Nenhum cliente encontrado')).toBeVisible()
    await expectAccessible(page, 'picker without a match')
    await page.getByRole('option', { name: '+ Cadastrar “Maria Souza”' }).tap()
    const client = page.getByRole('dialog', { name: 'Novo Cliente' })
    await expect(client.getByLabel('Nome', { exact: true })).toHaveValue('Maria Souza')
    await expectAccessible(page, 'new client above a quote')
    await page.goBack()
    await expect(client).toBeHidden()
    await expect(form(page)).toBeVisible()

    await form(page).getByLabel('Cliente', { exact: true }).fill('Maria Souza')
    await page.getByRole('option', { name: '+ Cadastrar “Maria Souza”' }).tap()
    await client.getByLabel('Data de nascimento', { exact: true }).fill('15/03/1988')
    await client.getByLabel('Telefone', { exact: true }).fill('(11) 98765-4321')
    await typePostalCode(page)
    await client.getByLabel('Número', { exact: true }).fill('1000')
    await client.getByRole('button', { name: 'Cadastrar cliente' }).tap()
    await expect(client).toBeHidden()
    await expect(form(page).getByLabel('Cliente', { exact: true })).toHaveValue('Maria Souza')
  })
})
