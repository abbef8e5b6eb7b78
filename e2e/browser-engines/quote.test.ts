import { exampleClient, exampleProduct } from '@atelie/contract/examples/bodies'
import { expect, test } from './fixtures.ts'

/** Asks for a document as the browser did, with its cookie: a tab with a PDF is the browser's own page. */
const ASK_AGAIN = `
  const [address, answer] = arguments
  fetch(address).then(async (response) => answer([response.status, response.headers.get('content-type'), (await response.text()).slice(0, 5)]))
`

test('a quote of two items is saved, and its PDF opens', async ({ signedIn: phone, account }) => {
  await account.create('/api/clients', exampleClient({ name: 'Cecília Araújo' }))
  await account.create('/api/products', exampleProduct({ name: 'Caneca pintada à mão', price: 89.9 }))
  await account.create('/api/products', exampleProduct({ name: 'Fita de cetim', price: 12.5 }))
  await phone.open('/quotes')
  await phone.press({ role: 'button', name: 'Novo Orçamento' })
  const form = await phone.find({ role: 'dialog', name: 'Novo Orçamento' })
  await phone.type({ label: 'Cliente' }, 'Cecília', { within: form })
  await phone.press({ role: 'option' })
  for (const [index, [product, quantity]] of [
    ['Caneca pintada à mão', '3'],
    ['Fita de cetim', '2,5'],
  ].entries()) {
    if (index > 0) await phone.press({ role: 'button', name: 'Adicionar item' }, { within: form })
    const item = await phone.find({ role: 'group', name: `Item ${index + 1}` })
    await phone.type({ label: 'Produto' }, product!, { within: item })
    await phone.press({ role: 'option' })
    await phone.replace({ label: 'Quantidade' }, quantity!, { within: item })
  }
  await expect.poll(async () => (await phone.find({ role: 'status', name: 'Total' })).getText()).toBe('R$ 300,95')
  await phone.press({ role: 'button', name: 'Criar' }, { within: form })
  const sheet = await phone.find({ role: 'dialog', name: 'Orçamento 1 pronto' })
  await phone.press({ text: 'Fechar' }, { within: sheet })
  await phone.gone({ role: 'dialog' })

  const row = await phone.find({ css: 'tr[data-phone]' })
  await expect.poll(() => row.getText()).toContain('R$ 300,95')
  const { driver } = phone
  const page = await driver.getWindowHandle()
  const before = await driver.getAllWindowHandles()
  await phone.press({ title: 'PDF' }, { within: row })
  await phone.waitFor('a tab with the PDF', async () => {
    const opened = (await driver.getAllWindowHandles()).find((handle) => !before.includes(handle))
    if (opened) await driver.switchTo().window(opened)
    return opened !== undefined
  })
  await expect.poll(() => driver.getCurrentUrl()).toContain('/api/pdf/quote/')
  const address = await driver.getCurrentUrl()
  await driver.switchTo().window(page)
  expect(await driver.executeAsyncScript(ASK_AGAIN, address)).toEqual([200, 'application/pdf', '%PDF-'])
})
