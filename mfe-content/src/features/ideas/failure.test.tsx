import { generateContentIdeas } from '@atelie/contract/generators'
import { type fakeApi, fill } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { strings } from './strings.ts'
import { aResponse, button, NICHE, open, resultTab } from './test-steps.tsx'

async function fail(prepare: (api: ReturnType<typeof fakeApi>) => void) {
  const { api, choose, generate } = await open({ saved: 'Crochê' })
  prepare(api)
  await choose(/Surpresa/)
  await generate()
  const message = (await screen.findByRole('alert')).textContent
  expect(resultTab()).toBeDisabled()
  expect(screen.getByRole('radio', { name: /Surpresa/ })).toBeChecked()
  expect(button('Gerar Ideia')).toBeEnabled()
  return message
}

it("a failure is shown with its status and the server's message", async () => {
  const error = 'Você já gerou muitos conteúdos em pouco tempo. Tente novamente em 40 segundos.'
  expect(await fail((api) => api.fail(generateContentIdeas, 'too_many_requests', { error }))).toBe(`Erro 429: ${error}`)
})

it('a failure without a response has the general message', async () => {
  expect(
    await fail((api) =>
      api.reply(generateContentIdeas, () => {
        throw new Error('away')
      }),
    ),
  ).toBe(strings.failed)
  expect(strings.failed).toBe('Ocorreu um erro ao gerar ideias de conteúdo. Por favor, tente novamente.')
})

it('a response without ideas is a failure too', async () => {
  expect(await fail((api) => api.reply(generateContentIdeas, { ...aResponse, ideas: [] }))).toBe(strings.failed)
})

it('an error message within a response is shown as it is', async () => {
  expect(
    await fail((api) => api.reply(generateContentIdeas, { ...aResponse, ideas: [], error: 'Sem ideias hoje.' })),
  ).toBe('Sem ideias hoje.')
})

it('a failure at the first attempt leaves the focus on the button, and the message in view', async () => {
  const { api, user, choose, generate } = await open()
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
  api.fail(generateContentIdeas, 'internal')
  await fill(user, NICHE, 'Crochê')
  await choose(/Dica/)
  await generate()
  const message = await screen.findByText(/^Erro 500/)
  expect(screen.getByText('Nicho artesanal salvo!')).toBeVisible()
  expect(button('Gerar Ideia')).toHaveFocus()
  expect(scrolledTo.mock.contexts.at(-1)).toContainElement(message)
})

it('a failure disappears when the next attempt succeeds', async () => {
  const { api, choose, generate } = await open({ saved: 'Crochê' })
  api.fail(generateContentIdeas, 'internal')
  await choose(/Surpresa/)
  await generate()
  await screen.findByRole('alert')
  api.reply(generateContentIdeas, aResponse)
  await generate()
  await screen.findByRole('heading', { name: 'Do novelo à bolsa' })
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
})
