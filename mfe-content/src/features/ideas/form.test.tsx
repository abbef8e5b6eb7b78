import { getCraftType } from '@atelie/contract/generators'
import { fakeApi, fill, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import IdeasPage from './page.tsx'
import { strings } from './strings.ts'
import { IDEA, NICHE, open, resultTab, SUGGESTION } from './test-steps.tsx'

it('the form sends the niche, the purpose by its label and the idea', async () => {
  const { user, choose, generate, sent } = await open()
  expect(resultTab()).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
  await fill(user, NICHE, ' Crochê ')
  await choose(/Produto novo/)
  await fill(user, IDEA, 'Tapete redondo')
  await generate()
  await expect
    .poll(sent)
    .toEqual([{ craftType: 'Crochê', contentPurpose: 'Produto novo', specificIdea: 'Tapete redondo' }])
  expect(await screen.findByRole('heading', { name: 'Do novelo à bolsa' })).toBeVisible()
  expect(screen.queryByText(SUGGESTION)).toBeNull()
})

it.each(['Produto novo', 'Bastidores', 'Promoção', 'Dica', 'Inspiracional', 'Surpresa'])(
  'the form offers the purpose %s',
  async (purpose) => {
    await open()
    expect(
      within(screen.getByRole('radiogroup', { name: 'Para que é a postagem?' })).getByRole('radio', {
        name: new RegExp(`^${purpose}`),
      }),
    ).not.toBeChecked()
  },
)

it('for a surprise the form has no field for the idea, but keeps what was typed', async () => {
  const { user, choose, generate, sent } = await open({ saved: 'Crochê' })
  expect(screen.queryByLabelText(IDEA)).toBeNull()
  await choose(/Dica/)
  await fill(user, IDEA, 'Tapete')
  await choose(/Surpresa/)
  expect(screen.queryByLabelText(IDEA)).toBeNull()
  await generate()
  await expect.poll(sent).toEqual([{ craftType: 'Crochê', contentPurpose: 'Surpresa', specificIdea: '' }])
  await user.click(screen.getByRole('tab', { name: 'Criar' }))
  await choose(/Dica/)
  expect(screen.getByLabelText(IDEA)).toHaveValue('Tapete')
})

it.each([
  [/Dica/, true],
  [/Surpresa/, false],
])('without an idea the form may suggest one but still generates: %s, %s', async (purpose, isSuggested) => {
  const { choose, generate } = await open({ saved: 'Crochê' })
  await choose(purpose)
  await generate()
  expect(await screen.findByRole('heading', { name: 'Do novelo à bolsa' })).toBeVisible()
  expect(screen.queryByText(SUGGESTION) !== null).toBe(isSuggested)
})

it('missing fields have their messages', async () => {
  const { generate, sent } = await open()
  await generate()
  expect(await screen.findByText('Campo obrigatório')).toBeVisible()
  expect(screen.getAllByText('Por favor, informe seu nicho artesanal.').length).toBeGreaterThan(0)
  expect(screen.getByLabelText(NICHE)).toHaveAccessibleDescription('Por favor, informe seu nicho artesanal.')
  expect(screen.getByLabelText(NICHE)).toHaveFocus()
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Selecione o objetivo do conteúdo')
  expect(sent()).toEqual([])
})

it('one of five motivations is shown at random', async () => {
  expect(new Set(strings.motivations).size).toBe(5)
  for (const [index, motivation] of strings.motivations.entries()) {
    vi.spyOn(Math, 'random').mockReturnValue((index + 0.5) / 5)
    fakeApi({ user: null }).reply(getCraftType, { craftType: null })
    const { unmount } = renderApp(<IdeasPage />)
    expect(screen.getByText(motivation)).toBeVisible()
    unmount()
  }
})
