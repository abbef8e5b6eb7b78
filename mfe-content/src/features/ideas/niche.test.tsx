import { generateContentIdeas, getCraftType, saveCraftType } from '@atelie/contract/generators'
import { currentUser, login } from '@atelie/contract/users'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { Navigate, useLocation } from '@atelie/web-kit/router'
import { fakeApi, fill, later, renderApp, testUser } from '@atelie/web-kit/testing/harness'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import IdeasPage from './page.tsx'
import { aResponse, button, IDEA, NICHE, open, SUGGESTION } from './test-steps.tsx'

/** Like the shell: the page is remounted when a person leaves, and the sign-in leads back. */
function Routes() {
  const { user, sessionEpoch, login: signIn } = useAuth()
  const { pathname, state } = useLocation()
  if (pathname !== '/auth') return <IdeasPage key={sessionEpoch} />
  if (user) return <Navigate to={(state as { from: string }).from} replace />
  return <button onClick={() => void signIn({ email: testUser.email, password: 'segredo' })}>in</button>
}

it.each(['Gerar Ideia', 'Salvar nicho'])('a niche that is too long is not reported as missing (%s)', async (name) => {
  const { user, choose, saves } = await open()
  await fill(user, NICHE, 'x'.repeat(81))
  await choose(/Dica/)
  await user.click(button(name))
  await expect.poll(() => screen.getByLabelText(NICHE)).toHaveAccessibleDescription('Use no máximo 80 caracteres.')
  expect(screen.getByLabelText(NICHE)).toHaveFocus()
  expect(screen.queryByText('Campo obrigatório')).toBeNull()
  expect(saves()).toEqual([])
})

it("a niche that is saved after the session has ended comes back with the person, instead of becoming a visitor's", async () => {
  const api = fakeApi()
    .reply(login, testUser)
    .reply(getCraftType, { craftType: null })
    .fail(saveCraftType, 'unauthenticated')
    .reply(generateContentIdeas, aResponse)
  const { user, router } = renderApp(<Routes />)
  await fill(user, NICHE, (await screen.findByLabelText(NICHE)) && 'Crochê')
  await user.click(screen.getByRole('radio', { name: /Dica/ }))
  await user.click(button('Gerar Ideia'))
  expect(await screen.findByText('in')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/auth', state: { from: '/' } })
  expect(screen.queryByText('Erro ao salvar')).toBeNull()
  await user.click(screen.getByText('in'))
  expect(await screen.findByLabelText(NICHE)).toHaveValue('Crochê')
  expect(screen.getByRole('radio', { name: /Dica/ })).toBeChecked()
  expect(api.calls(generateContentIdeas)).toEqual([])
})

it('a niche is saved on first use, with a message, and read-only from then on', async () => {
  const { user, choose, generate, saves } = await open()
  await fill(user, NICHE, 'Crochê')
  await choose(/Dica/)
  await generate()
  expect(await screen.findByText('Nicho artesanal salvo!')).toBeVisible()
  expect(screen.getByText(SUGGESTION)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Criar' }))
  expect(screen.queryByLabelText(NICHE)).toBeNull()
  expect(screen.getByText('Crochê')).toBeVisible()
  await generate()
  expect(saves()).toEqual([{ craftType: 'Crochê' }])
})

it('a saved niche is shown, edited and saved again with its own button', async () => {
  const { user, saves, sent } = await open({ saved: 'Crochê' })
  expect(screen.getByText('Crochê')).toBeVisible()
  await user.click(button('Editar nicho'))
  expect(screen.getByLabelText(NICHE)).toHaveFocus()
  await fill(user, NICHE, '  ')
  await user.click(button('Salvar nicho'))
  expect(await screen.findByText('Campo obrigatório')).toBeVisible()
  await fill(user, NICHE, 'Biscuit')
  await user.click(button('Salvar nicho'))
  expect(await screen.findByText('Nicho artesanal salvo!')).toBeVisible()
  expect(screen.getByText('Biscuit')).toBeVisible()
  expect([saves(), sent()]).toEqual([[{ craftType: 'Biscuit' }], []])
})

it('a niche stays when editing it is cancelled', async () => {
  const { user, saves } = await open({ saved: 'Crochê' })
  await user.click(button('Editar nicho'))
  await fill(user, NICHE, ' ')
  await user.click(button('Salvar nicho'))
  await fill(user, NICHE, 'Biscuit')
  await user.click(button('Cancelar'))
  expect(screen.getByText('Crochê')).toBeVisible()
  expect(button('Editar nicho')).toHaveFocus()
  await user.click(button('Editar nicho'))
  expect(screen.getByLabelText(NICHE)).toHaveValue('Crochê')
  expect(screen.getByLabelText(NICHE)).not.toHaveAccessibleDescription('Por favor, informe seu nicho artesanal.')
  expect(saves()).toEqual([])
})

it('a niche that cannot be saved has a message and blocks nothing', async () => {
  const { api, user, choose, generate } = await open()
  api.fail(saveCraftType, 'unavailable')
  await fill(user, NICHE, 'Crochê')
  await choose(/Dica/)
  await generate()
  expect(await screen.findByText('Erro ao salvar')).toBeVisible()
  expect(screen.getByText('Não foi possível salvar seu nicho artesanal. Tente novamente.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Do novelo à bolsa' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Criar' }))
  expect(screen.getByLabelText(NICHE)).toHaveValue('Crochê')
})

it('the niche is saved before the idea is generated, so that a new visitor gets one cookie', async () => {
  const response = later<{ craftType: string }>()
  const { api, user, choose, generate, sent, saves } = await open()
  api.reply(saveCraftType, () => response.promise)
  await fill(user, NICHE, 'Crochê')
  await choose(/Dica/)
  await generate()
  expect(await screen.findByRole('button', { name: 'Gerando...' })).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(saves).toHaveLength(1)
  expect(sent()).toEqual([])
  response.resolve({ craftType: 'Crochê' })
  await expect.poll(sent).toHaveLength(1)
  expect(await screen.findByRole('heading', { name: 'Do novelo à bolsa' })).toBeVisible()
})

it("signing in in another tab replaces the visitor's niche with the account's, and what was typed stays", async () => {
  const { api, user, choose } = await open({ saved: 'Crochê' })
  await choose(/Dica/)
  await fill(user, IDEA, 'Tapete')
  api.reply(currentUser, testUser).reply(getCraftType, { craftType: 'Biscuit' })
  const otherTab = new BroadcastChannel('atelie-session')
  otherTab.postMessage('changed')
  expect(await screen.findByText('Biscuit')).toBeVisible()
  expect(screen.getByLabelText(IDEA)).toHaveValue('Tapete')
  otherTab.close()
})

it('a niche that changed while the person was elsewhere is shown, and what else was typed stays', async () => {
  const { api, user, router, choose } = await open({ saved: 'Crochê' })
  await choose(/Dica/)
  await fill(user, IDEA, 'Tapete')
  await act(() => router.navigate('/other'))
  expect(await screen.findByText('outra página')).toBeVisible()
  api.reply(currentUser, testUser).reply(getCraftType, { craftType: 'Biscuit' })
  const otherTab = new BroadcastChannel('atelie-session')
  otherTab.postMessage('changed')
  await expect.poll(() => api.calls(currentUser)).toHaveLength(2)
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Biscuit')).toBeVisible()
  expect(screen.getByLabelText(IDEA)).toHaveValue('Tapete')
  otherTab.close()
})

it('a niche saved in another tab is there when this tab is visible again', async () => {
  const { api, user, choose } = await open({ saved: 'Crochê' })
  await choose(/Dica/)
  await fill(user, IDEA, 'Tapete')
  api.reply(getCraftType, { craftType: 'Biscuit' })
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await screen.findByText('Biscuit')).toBeVisible()
  api.fail(getCraftType, 'unavailable')
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => api.calls(getCraftType)).toHaveLength(3)
  expect(screen.getByText('Biscuit')).toBeVisible()
  expect(screen.getByLabelText(IDEA)).toHaveValue('Tapete')
})

it('a niche that cannot be loaded can be typed', async () => {
  const api = fakeApi({ user: null }).fail(getCraftType, 'unavailable')
  renderApp(<IdeasPage />)
  expect(await screen.findByLabelText(NICHE)).toHaveValue('')
  expect(api.calls(getCraftType)).toHaveLength(1)
})
