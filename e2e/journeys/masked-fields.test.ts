import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../workshop.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}

async function openEntry(page: Page): Promise<Locator> {
  await page.goto('/cash')
  await page.getByRole('button', { name: 'Entrada', exact: true }).click()
  const amount = page.getByLabel('Valor', { exact: true })
  await expect(amount).toBeFocused()
  return amount
}

async function openClient(page: Page): Promise<{ date: Locator; state: Locator }> {
  await page.goto('/clients')
  await page.getByRole('tab', { name: 'Novo Cliente' }).click()
  return {
    date: page.getByLabel('Data de nascimento', { exact: true }),
    state: page.getByLabel('Estado', { exact: true }),
  }
}

test('a letter typed into an amount is dropped, and a pasted amount is the one it says', async ({ page }) => {
  const amount = await openEntry(page)
  await page.keyboard.type('1500e')
  await expect(amount).toHaveValue('15,00')
  await page.keyboard.type('0')
  await expect(amount).toHaveValue('150,00')
  const amounts = { '1500': '15,00', 'R$ 1.500': '1.500,00', '89,9': '89,90', '-89,90': '-89,90', '1e3': '1e3' }
  for (const [text, displayed] of Object.entries(amounts)) {
    await paste(amount, text)
    await expect(amount).toHaveValue(displayed)
  }
  await page.getByLabel('Descrição', { exact: true }).fill('Feira')
  await page.getByRole('button', { name: 'Salvar entrada' }).click()
  await expect(amount).toHaveAccessibleDescription('O valor inserido é inválido.')
})

test('typing and pasting into an amount is undone and repeated', async ({ page }) => {
  const amount = await openEntry(page)
  await page.keyboard.type('12345')
  for (const before of ['12,34', '1,23']) {
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(amount).toHaveValue(before)
  }
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(amount).toHaveValue('12,34')
  await paste(amount, 'R$ 1.500')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(amount).toHaveValue('12,34')
  await page.keyboard.press('ControlOrMeta+Y')
  await expect(amount).toHaveValue('1.500,00')
})

test('a pasted date and state lose what is around them, and a year is asked about', async ({ page }) => {
  const { date, state } = await openClient(page)
  for (const text of [' 23/04/1985', '\t23/04/1985', 'nasc. 23/04/1985', '23.04.1985', '1985-04-23']) {
    await paste(date, text)
    await expect(date).toHaveValue('23/04/1985')
  }
  await paste(date, '23/04/1885')
  await expect(date).toHaveAccessibleDescription('Confira o ano: é mesmo 1885?')
  for (const text of [' SP', 'sp\u200B', '\u00A0sp ']) {
    await paste(state, text)
    await expect(state).toHaveValue('SP')
  }
})

test('a keyboard that composes its text doubles nothing', async ({ page, context }) => {
  const devTools = await context.newCDPSession(page)
  const compose = async (field: Locator, texts: string[]) => {
    await field.focus()
    for (const text of texts)
      await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await devTools.send('Input.insertText', { text: texts.at(-1)! })
  }
  const amount = await openEntry(page)
  await compose(amount, ['1', '12', '123', '1234', '12345', '123456'])
  await expect(amount).toHaveValue('1.234,56')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(amount).toHaveValue('')
  const { date, state } = await openClient(page)
  await compose(date, ['2', '23', '230', '2304', '23041', '230419', '2304198', '23041985'])
  await expect(date).toHaveValue('23/04/1985')
  await compose(state, ['s', 'sp'])
  await expect(state).toHaveValue('SP')
})

test.describe('the sign-in', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('fields that were filled in without an event are read', async ({ page, workshop: { person } }) => {
    await page.goto('/auth')
    for (const [label, text] of [
      ['Email', person.email],
      ['Senha', person.password],
    ] as const) {
      await page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, value) => {
        field.value = value
      }, text)
    }
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Gestão de Negócio' })).toBeVisible()
  })
})
