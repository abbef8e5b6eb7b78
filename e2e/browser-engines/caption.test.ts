import { expect, test } from './fixtures.ts'

test('a visitor writes a caption and changes it', async ({ phone }) => {
  await phone.open('/caption-generator')
  await phone.type({ label: 'Sobre o que é a postagem?' }, 'bolsa de crochê')
  await phone.press({ role: 'radio', name: 'Divertido' })
  await phone.press({ role: 'button', name: 'Gerar Legenda' })
  await phone.find({ text: 'Legenda gerada com sucesso!' })
  const caption = await phone.find({ label: 'Sua legenda' })
  expect((await caption.getAttribute('value'))?.length).toBeGreaterThan(40)
  await phone.type({ label: 'Sua legenda' }, ' Sob encomenda!')
  expect(await caption.getAttribute('value')).toMatch(/Sob encomenda!$/)
})
