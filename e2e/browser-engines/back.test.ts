import { exampleClient, exampleProduct } from '@atelie/contract/examples/bodies'
import { expect, test } from './fixtures.ts'

test('Back closes a list, its form and a menu, one at a time, and then leaves the page', async ({
  signedIn: phone,
  account,
}) => {
  await account.create('/api/clients', exampleClient())
  await account.create('/api/products', exampleProduct())
  const back = () => phone.driver.navigate().back()
  await phone.press({ role: 'link', name: 'Orçamentos' })
  await phone.press({ role: 'button', name: 'Novo Orçamento' })
  const form = await phone.find({ role: 'dialog', name: 'Novo Orçamento' })
  await phone.press({ role: 'button', name: 'Validade Opcional' }, { within: form })
  await phone.press({ role: 'button', name: 'Abrir calendário' }, { within: form })
  await phone.find({ role: 'dialog', name: 'Calendário' })
  await back()
  await phone.gone({ role: 'dialog', name: 'Calendário' })
  expect(await form.isDisplayed()).toBe(true)
  await back()
  await phone.gone({ role: 'dialog', name: 'Novo Orçamento' })
  expect(await phone.driver.getCurrentUrl()).toMatch(/\/quotes$/)

  await phone.press({ role: 'button', name: 'Abrir menu' })
  await phone.find({ role: 'dialog', name: 'Menu' })
  await back()
  await phone.gone({ role: 'dialog', name: 'Menu' })
  await phone.find({ role: 'heading', name: 'Orçamentos' })

  await back()
  await phone.find({ text: `Olá, ${account.fullName.split(' ')[0]}` })
})
