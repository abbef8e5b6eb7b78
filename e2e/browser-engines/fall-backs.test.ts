import { exampleClient } from '@atelie/contract/examples/bodies'
import { expect, test } from './fixtures.ts'

test('an idea is copied where the engine has no sheet for sharing', async ({ phone }) => {
  await phone.open('/content-ideas-generator')
  expect(await phone.evaluate('return "share" in navigator')).toBe(false)
  await phone.type({ label: 'Seu nicho artesanal' }, 'Crochê')
  await phone.press({ role: 'button', name: 'Salvar nicho' })
  await phone.press({ css: 'input[type=radio]' })
  await phone.press({ role: 'button', name: 'Gerar Ideia' })
  await phone.press({ role: 'button', name: 'Compartilhar' })
  await phone.find({ role: 'button', name: 'Copiado!' })
})

test('each engine mixes the colour of a match, and outlines what is chosen', async ({ signedIn: phone, account }) => {
  await account.create('/api/clients', exampleClient({}, { neighborhood: 'Copacabana' }))
  await phone.open('/clients')
  await phone.type({ css: 'input[type=search]' }, 'copac')
  const match = await phone.find({ css: 'mark' })
  expect(await match.getText()).toBe('Copac')
  expect(await match.getCssValue('background-color')).toMatch(/0\.22\)$/)

  await phone.open('/caption-generator')
  await phone.press({ role: 'radio', name: 'Divertido' })
  const shadowOf = (checked: string) =>
    phone.evaluate<string>(
      `return getComputedStyle(document.querySelector('label input${checked}').closest('label')).boxShadow`,
    )
  expect(await shadowOf(':checked')).toContain('inset')
  expect(await shadowOf(':not(:checked)')).toBe('none')
})
