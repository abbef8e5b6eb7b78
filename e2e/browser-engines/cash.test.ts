import { expect, test } from './fixtures.ts'

test('a sale is entered in cash, and seen with the balance', async ({ signedIn: phone }) => {
  await phone.open('/cash')
  await phone.press({ role: 'button', name: 'Entrada' })
  const form = await phone.find({ role: 'form', name: 'Nova entrada' })
  await phone.type({ label: 'Valor' }, '8990', { within: form })
  await phone.type({ label: 'Descrição' }, 'Caneca vendida na feira', { within: form })
  await phone.press({ role: 'button', name: 'Salvar entrada' }, { within: form })
  await phone.find({ text: 'Transação criada com sucesso.' })
  const row = await phone.find({ css: 'tr[data-phone]' })
  await expect.poll(() => row.getText()).toContain('Caneca vendida na feira')
  await expect.poll(() => row.getText()).toContain('+R$ 89,90')
  await expect.poll(async () => (await phone.find({ css: 'main dl' })).getText()).toMatch(/^Saldo\s*R\$ 89,90/)
})
