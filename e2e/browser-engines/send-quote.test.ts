import { addDays } from '@atelie/contract/add-days'
import { today } from '@atelie/contract/dates'
import { exampleClient, exampleCompany, exampleProduct, exampleQuote } from '@atelie/contract/examples/bodies'
import { expect, test } from './fixtures.ts'

test('where the engine shares no files a quote goes out as a link, whose page takes the answer', async ({
  signedIn: phone,
  account,
}) => {
  await account.create('/api/company', exampleCompany())
  await account.create('/api/clients', exampleClient({ isWhatsapp: true }))
  await account.create('/api/products', exampleProduct())
  const days = (count: number) => addDays(today(), count)
  await account.create(
    '/api/quotes',
    exampleQuote({ paymentTerms: 'À vista', validUntil: days(20), deliveryDate: days(30) }),
  )
  await phone.open('/quotes')
  expect(await phone.evaluate('return "canShare" in navigator')).toBe(false)
  await phone.press({ title: 'Enviar e mais ações' })
  const chat = await phone.find({ role: 'menuitem', name: 'Enviar pelo WhatsApp' })
  await expect.poll(() => chat.getAttribute('href')).toContain('%2Forcamento%2F')
  const address = new URL((await chat.getAttribute('href'))!)
  expect(address.origin + address.pathname).toBe('https://wa.me/5511987654321')
  await phone.press({ role: 'menuitem', name: 'Copiar link' })
  await phone.find({ text: 'Link copiado' })
  await phone.find({ role: 'button', name: 'Revogar link' })

  // The customer has no session.
  await phone.driver.manage().deleteAllCookies()
  await phone.open(/\/orcamento\/[\w-]+/.exec(address.searchParams.get('text')!)![0])
  await phone.press({ role: 'button', name: 'Aceitar orçamento' })
  await phone.type({ label: 'Seu nome' }, 'Ana Beatriz')
  await phone.press({ role: 'button', name: 'Confirmar' })
  await phone.find({ role: 'heading', name: 'Orçamento aceito' })
})
