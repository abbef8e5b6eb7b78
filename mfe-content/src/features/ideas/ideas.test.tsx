import { type ContentIdeas, generateContentIdeas, getCraftType, saveCraftType } from '@atelie/contract/generators'
import { currentUser, login } from '@atelie/contract/users'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { Navigate, useLocation } from '@atelie/web-kit/router'
import type { RuntimeConfig } from '@atelie/web-kit/runtime-config'
import { fakeApi, fill, later, renderApp, takeConsoleErrors, testUser } from '@atelie/web-kit/testing/harness'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import IdeasPage from './page.tsx'
import { strings } from './strings.ts'

const aResponse: ContentIdeas = {
  ideas: [
    { title: 'Do novelo à bolsa', description: 'Mostre em três fotos.', format: 'Carrossel com luz natural', cta: 'Comente qual cor!' },
    { title: 'Outra', description: '', format: '', cta: '' },
  ],
  error: null, specificIdea: null, contentPurpose: 'Dica',
}
const debug = { custoAPI: { custoBRL: 0.0123, custoUSD: { total: 0.0021 }, tempoResposta: 1.4, tokensEstimados: { total: 800, input: 600, output: 200 } } }
const NICHE = 'Seu nicho artesanal'
const IDEA = 'Você já tem uma ideia?'
const SUGGESTION = 'Informar uma ideia específica ajuda a gerar um conteúdo mais personalizado.'
const WHOLE_TEXT = 'Do novelo à bolsa\n\nMostre em três fotos.\n\nComente qual cor!'
const HASHTAGS = '#croche #crochebrasil #crochecomamor #fiodemalha #artesanato #feitoamao #dica #dicadodia #aprenda'

const button = (name: string) => screen.getByRole('button', { name })
const resultTab = () => screen.getByRole('tab', { name: 'Resultados' })
const panel = () => screen.queryByRole('region', { name: 'Depuração (remover)' })

interface Options {
  saved?: string | null
  config?: Partial<RuntimeConfig>
}

async function open({ saved = null, config }: Options = {}) {
  const api = fakeApi({ user: null })
    .reply(getCraftType, { craftType: saved }).reply(saveCraftType, ({ body }) => body as { craftType: string }).reply(generateContentIdeas, aResponse)
  const { user, router } = renderApp([{ path: '/', element: <IdeasPage /> }, { path: '/other', element: 'outra página' }], { config })
  await screen.findByRole('button', { name: 'Gerar Ideia' })
  const choose = (purpose: RegExp) => user.click(screen.getByRole('radio', { name: purpose }))
  const bodies = (endpoint: typeof saveCraftType | typeof generateContentIdeas) => api.calls(endpoint).map(({ body }) => body)
  return { api, user, router, choose, generate: () => user.click(button('Gerar Ideia')), sent: () => bodies(generateContentIdeas), saves: () => bodies(saveCraftType) }
}

/** Like the shell: the page is remounted when a person leaves, and the sign-in leads back. */
function Routes() {
  const { user, sessionEpoch, login: signIn } = useAuth()
  const { pathname, state } = useLocation()
  if (pathname !== '/auth') return <IdeasPage key={sessionEpoch} />
  if (user) return <Navigate to={(state as { from: string }).from} replace />
  return <button onClick={() => void signIn({ email: testUser.email, password: 'segredo' })}>in</button>
}

async function openResult(options: Options = {}) {
  const opened = await open({ saved: 'Crochê', ...options })
  await opened.choose(/Dica/)
  await opened.generate()
  await screen.findByRole('heading', { name: 'Do novelo à bolsa' })
  return opened
}

describe('the form', () => {
  it('the form sends the niche, the purpose by its label and the idea', async () => {
    const { user, choose, generate, sent } = await open()
    expect(resultTab()).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
    await fill(user, NICHE, ' Crochê ')
    await choose(/Produto novo/)
    await fill(user, IDEA, 'Tapete redondo')
    await generate()
    await expect.poll(sent).toEqual([{ craftType: 'Crochê', contentPurpose: 'Produto novo', specificIdea: 'Tapete redondo' }])
    expect(await screen.findByRole('heading', { name: 'Do novelo à bolsa' })).toBeVisible()
    expect(screen.queryByText(SUGGESTION)).toBeNull()
  })

  it.each(['Produto novo', 'Bastidores', 'Promoção', 'Dica', 'Inspiracional', 'Surpresa'])('the form offers the purpose %s', async (purpose) => {
    await open()
    expect(within(screen.getByRole('radiogroup', { name: 'Para que é a postagem?' })).getByRole('radio', { name: new RegExp(`^${purpose}`) })).not.toBeChecked()
  })

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

  it.each([[/Dica/, true], [/Surpresa/, false]])('without an idea the form may suggest one but still generates: %s, %s', async (purpose, isSuggested) => {
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
})

describe('the niche', () => {
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

  it('a niche that is saved after the session has ended comes back with the person, instead of becoming a visitor\'s', async () => {
    const api = fakeApi().reply(login, testUser).reply(getCraftType, { craftType: null }).fail(saveCraftType, 'unauthenticated').reply(generateContentIdeas, aResponse)
    const { user, router } = renderApp(<Routes />)
    await fill(user, NICHE, await screen.findByLabelText(NICHE) && 'Crochê')
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

  it('signing in in another tab replaces the visitor\'s niche with the account\'s, and what was typed stays', async () => {
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
    act(() => { window.dispatchEvent(new Event('visibilitychange')) })
    expect(await screen.findByText('Biscuit')).toBeVisible()
    api.fail(getCraftType, 'unavailable')
    act(() => { window.dispatchEvent(new Event('visibilitychange')) })
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
})

describe('the result', () => {
  it('the result shows everything of the first idea', async () => {
    await openResult()
    expect(resultTab()).toHaveAttribute('aria-selected', 'true')
    const parts = ['Do novelo à bolsa', 'Mostre em três fotos.', 'Carrossel com luz natural', HASHTAGS, 'Comente qual cor!'].map((text) => screen.getByText(text))
    for (const [index, part] of parts.slice(1).entries()) expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText('Outra')).toBeNull()
  })

  it('the text and the hashtags of the result can be copied', async () => {
    const { user } = await openResult()
    await user.click(button('Copiar texto'))
    expect(await screen.findByText('Copiado!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(WHOLE_TEXT)
    await user.click(button('Copiar hashtags'))
    expect(await navigator.clipboard.readText()).toBe(HASHTAGS)
  })

  it('if the browser refuses to copy the result, its text is selected', async () => {
    const { user } = await openResult()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(button('Copiar hashtags'))
    await expect.poll(() => getSelection()?.toString()).toBe(HASHTAGS)
    await user.click(button('Copiar texto'))
    await expect.poll(() => getSelection()?.toString()).toContain('Mostre em três fotos.')
    expect(takeConsoleErrors()).toHaveLength(2)
  })

  it('the result is saved as a text file named after the niche', async () => {
    const { user } = await openResult()
    const saved: { name: string; content: Blob }[] = []
    let latest = new Blob()
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (content: Blob) => { latest = content; return 'blob:x' }, revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { saved.push({ name: this.download, content: latest }) })
    await user.click(button('Salvar em arquivo'))
    expect(saved.map(({ name }) => name)).toEqual(['ideia-croche.txt'])
    const reader = new FileReader()
    const text = await new Promise((resolve) => { reader.onload = () => resolve(reader.result); reader.readAsText(saved[0]!.content) })
    expect(text).toBe(`${WHOLE_TEXT}\n\nSugestão de foto: Carrossel com luz natural\n\n${HASHTAGS}\n`)
  })

  it('the result is a favourite only while it is shown', async () => {
    const { user, api } = await openResult()
    const favourite = () => button('Favoritar')
    expect(favourite()).toHaveAttribute('aria-pressed', 'false')
    await user.click(favourite())
    expect(favourite()).toHaveAttribute('aria-pressed', 'true')
    await user.click(favourite())
    expect(favourite()).toHaveAttribute('aria-pressed', 'false')
    expect(api.calls(generateContentIdeas)).toHaveLength(1)
  })

  it('asking for another idea leads back to the form, and the result stays', async () => {
    const { user } = await openResult()
    await user.click(button('Outra ideia'))
    expect(screen.getByRole('tab', { name: 'Criar' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('radio', { name: /Dica/ })).toBeChecked()
    expect(resultTab()).toBeEnabled()
  })

  describe('sharing', () => {
    const shared = { title: 'Do novelo à bolsa', text: `${WHOLE_TEXT}\n\n${HASHTAGS}` }
    const share = vi.fn()
    beforeEach(() => Object.assign(navigator, { share: share.mockReset().mockResolvedValue(undefined) }))
    afterEach(() => { delete (navigator as Partial<Navigator>).share })

    it('the result is shared with the system\'s sheet if there is one', async () => {
      const { user } = await openResult()
      await user.click(button('Compartilhar'))
      expect(share.mock.calls).toEqual([[shared]])
    })

    it('cancelled sharing does nothing, and failed sharing is logged', async () => {
      const { user } = await openResult()
      share.mockRejectedValueOnce(new DOMException('cancelled', 'AbortError')).mockRejectedValueOnce(new Error('broken'))
      await user.click(button('Compartilhar'))
      await user.click(button('Compartilhar'))
      await expect.poll(takeConsoleErrors).toEqual([['Erro ao compartilhar:', new Error('broken')]])
    })

    it('the result is copied if the browser cannot share', async () => {
      delete (navigator as Partial<Navigator>).share
      const { user } = await openResult()
      await user.click(button('Compartilhar'))
      expect(await screen.findByText('Copiado!')).toBeVisible()
      expect(await navigator.clipboard.readText()).toBe(shared.text)
    })
  })
})

describe('a failure', () => {
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

  it('a failure is shown with its status and the server\'s message', async () => {
    const error = 'Você já gerou muitos conteúdos em pouco tempo. Tente novamente em 40 segundos.'
    expect(await fail((api) => api.fail(generateContentIdeas, 'too_many_requests', { error }))).toBe(`Erro 429: ${error}`)
  })

  it('a failure without a response has the general message', async () => {
    expect(await fail((api) => api.reply(generateContentIdeas, () => { throw new Error('away') }))).toBe(strings.failed)
    expect(strings.failed).toBe('Ocorreu um erro ao gerar ideias de conteúdo. Por favor, tente novamente.')
  })

  it('a response without ideas is a failure too', async () => {
    expect(await fail((api) => api.reply(generateContentIdeas, { ...aResponse, ideas: [] }))).toBe(strings.failed)
  })

  it('an error message within a response is shown as it is', async () => {
    expect(await fail((api) => api.reply(generateContentIdeas, { ...aResponse, ideas: [], error: 'Sem ideias hoje.' }))).toBe('Sem ideias hoje.')
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
})

describe('the debug panel', () => {
  it('the debug panels show what is sent, and with the result the model\'s request, response and cost', async () => {
    const { api, user, choose, generate } = await open({ saved: 'Crochê' })
    api.reply(generateContentIdeas, { ...aResponse, openaiRequestRaw: { model: 'modelo-x' }, openaiResponseRaw: { id: 'resposta-y' }, debug })
    await choose(/Promoção/)
    await fill(user, IDEA, 'Tapete')
    for (const text of ['"Crochê"', '"Promoção"', '"Tapete"']) expect(panel()).toHaveTextContent(text)
    await generate()
    await screen.findByRole('heading', { name: 'Do novelo à bolsa' })
    for (const text of ['modelo-x', 'resposta-y', '0.0123', '0.0021', '1.4', '800, 600, 200']) expect(panel()).toHaveTextContent(text)
  })

  it('there are no debug panels unless the installation enables them', async () => {
    await openResult({ config: { contentIdeasDebug: false } })
    expect(screen.queryByRole('region', { name: 'Depuração (remover)', hidden: true })).toBeNull()
  })
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
