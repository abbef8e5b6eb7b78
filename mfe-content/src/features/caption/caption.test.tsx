import { type Caption, generateCaption } from '@atelie/contract/generators'
import { fakeApi, fill, later, renderApp, takeConsoleErrors } from '@atelie/web-kit/testing/harness'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import CaptionPage from './page.tsx'

const aCaption: Caption = { text: 'Feita à mão, ponto por ponto.', hashtags: ['#croche', '#feitoamao'], generationTime: 1.2345 }
const RECOVER = 'Recuperar o texto editado'
const TOPIC = 'Sobre o que é a postagem?'

afterEach(() => { vi.useRealTimers() })

const formTab = () => screen.getByRole('tab', { name: 'Formulário' })
const resultTab = () => screen.getByRole('tab', { name: 'Resultado' })
const button = (name: string) => screen.getByRole('button', { name })
const chosen = (group: string) => within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true })
const tagsOf = (name: string) => within(screen.getByRole('region', { name })).queryAllByRole('button').map((tag) => tag.textContent)
const suggested = () => (screen.queryByRole('region', { name: 'Hashtags sugeridas' }) ? tagsOf('Hashtags sugeridas') : [])
const selected = () => tagsOf('Hashtags selecionadas')

async function open() {
  const api = fakeApi({ user: null }).reply(generateCaption, aCaption)
  const { user, router } = renderApp([{ path: '/', element: <CaptionPage /> }, { path: '/other', element: 'outra página' }])
  await screen.findByLabelText(TOPIC)
  const generate = () => user.click(button('Gerar Legenda'))
  return { api, user, router, generate, sent: () => api.calls(generateCaption).map(({ body }) => body) }
}

async function openResult() {
  const opened = await open()
  await fill(opened.user, TOPIC, 'Bolsa de crochê')
  await opened.generate()
  await screen.findByText('Legenda gerada com sucesso!')
  return opened
}

describe('the form', () => {
  it('the form starts with its defaults, which are sent', async () => {
    const { user, generate, sent } = await open()
    expect(resultTab()).toBeDisabled()
    expect(chosen('Estilo')).toHaveAccessibleName('Profissional')
    expect(chosen('Tamanho')).toHaveAccessibleName('Médio (50 a 100 palavras)')
    expect(chosen('Intenção')).toHaveAccessibleName('Venda')
    expect(chosen('Chamada para ação')).toHaveAccessibleName('Direct')
    expect(screen.getByRole('slider')).toHaveValue('5')
    await fill(user, TOPIC, 'Bolsa de crochê')
    await generate()
    await expect.poll(sent).toEqual([{
      topic: 'Bolsa de crochê', style: 'professional', size: 'medium', intent: 'sale', callToAction: 'direct',
      includeHashtags: true, maxHashtags: 5, includeEmojis: true,
    }])
  })

  it('the form sends the chosen options; the slider goes from 1 to 30 and is only there while hashtags are on', async () => {
    const { user, generate, sent } = await open()
    await fill(user, TOPIC, 'Bolsa')
    for (const name of ['Divertido', 'Pequeno (25 a 50 palavras)', 'Conteúdo', 'Link na Bio']) await user.click(screen.getByRole('radio', { name }))
    const slider = screen.getByRole('slider', { name: /Quantidade de hashtags/ })
    for (const [limit, value] of [['min', '1'], ['max', '30'], ['step', '1']] as const) expect(slider).toHaveAttribute(limit, value)
    fireEvent.change(slider, { target: { value: '12' } })
    await user.click(screen.getByLabelText('Incluir emojis'))
    await user.click(screen.getByLabelText('Incluir hashtags'))
    expect(screen.queryByRole('slider')).toBeNull()
    await user.click(screen.getByLabelText('Incluir hashtags'))
    expect(screen.getByRole('slider')).toHaveValue('12')
    await generate()
    await expect.poll(sent).toEqual([{
      topic: 'Bolsa', style: 'funny', size: 'small', intent: 'content', callToAction: 'biolink', includeHashtags: true, maxHashtags: 12, includeEmojis: false,
    }])
  })

  it('the topic needs three characters', async () => {
    const { user, generate, sent } = await open()
    await fill(user, TOPIC, ' ab ')
    await generate()
    await expect.poll(() => screen.getByLabelText(TOPIC)).toHaveAccessibleDescription('O tópico deve ter pelo menos 3 caracteres')
    expect(screen.getByLabelText(TOPIC)).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it.each([
    ['style', 'Estilo', 'Selecione um estilo'], ['size', 'Tamanho', 'Selecione um tamanho'], ['intent', 'Intenção', 'Selecione uma intenção'],
    ['callToAction', 'Chamada para ação', 'Selecione uma chamada para ação'],
  ])('a missing choice of %s has its message', async (path, group, message) => {
    const { api, user, generate } = await open()
    api.fail(generateCaption, 'validation', { issues: [{ path, message }] })
    await fill(user, TOPIC, 'Bolsa')
    await generate()
    await expect.poll(() => screen.getByRole('radiogroup', { name: group })).toHaveAccessibleDescription(message)
  })

  it('the button is busy during the only call, and a message has the time it took', async () => {
    const response = later<Caption>()
    const { api, user, sent } = await open()
    api.reply(generateCaption, () => response.promise)
    await fill(user, TOPIC, 'Bolsa')
    await user.dblClick(button('Gerar Legenda'))
    expect(button('Gerando...')).toHaveAttribute('aria-disabled', 'true')
    response.resolve(aCaption)
    expect(await screen.findByText('Legenda gerada com sucesso!')).toBeVisible()
    expect(screen.getByText('Tempo de geração: 1.23s')).toBeVisible()
    expect(sent()).toHaveLength(1)
    expect(resultTab()).toHaveAttribute('aria-selected', 'true')
    expect(resultTab()).toHaveFocus()
  })

  it('a person who must wait reads for how long, and what was typed stays', async () => {
    const { api, user, generate } = await open()
    api.fail(generateCaption, 'too_many_requests', { error: 'Você já gerou muitos conteúdos em pouco tempo. Tente novamente em 40 segundos.' })
    await fill(user, TOPIC, 'Bolsa de crochê')
    await generate()
    expect(await screen.findByText('Erro ao gerar legenda')).toBeVisible()
    expect(screen.getByText('429: Você já gerou muitos conteúdos em pouco tempo. Tente novamente em 40 segundos.')).toBeVisible()
    expect(screen.getByLabelText(TOPIC)).toHaveValue('Bolsa de crochê')
    expect(button('Gerar Legenda')).toBeEnabled()
    expect(resultTab()).toBeDisabled()
  })

  it('leaving the page aborts the call silently', async () => {
    const { api, user, router, generate } = await open()
    let signal: AbortSignal | null | undefined
    const dispatch = fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      signal = init.signal
      return Promise.race([dispatch(url, init), new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError'))))])
    })
    api.reply(generateCaption, () => later<Caption>().promise)
    await fill(user, TOPIC, 'Bolsa')
    await generate()
    await act(() => router.navigate('/other'))
    expect(signal?.aborted).toBe(true)
    expect(screen.queryByText('Erro ao gerar legenda')).toBeNull()
  })
})

describe('the result', () => {
  it('the result can be edited and is copied with the selected hashtags, which is confirmed for two seconds', async () => {
    const { user } = await openResult()
    expect(screen.getByLabelText('Sua legenda')).toHaveValue(aCaption.text)
    await fill(user, 'Sua legenda', 'Minha legenda')
    await user.click(button('Adicionar #feitoamao'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => fireEvent.click(button('Copiar Legenda')))
    act(() => { vi.advanceTimersByTime(1_999) })
    expect(button('Copiado!')).toBeVisible()
    act(() => { vi.advanceTimersByTime(1) })
    expect(button('Copiar Legenda')).toBeVisible()
    vi.useRealTimers()
    expect(await navigator.clipboard.readText()).toBe('Minha legenda\n\n#feitoamao')
  })

  it('the result is copied alone if no hashtag is selected', async () => {
    const { user } = await openResult()
    await user.click(button('Copiar Legenda'))
    expect(await navigator.clipboard.readText()).toBe(aCaption.text)
  })

  it('if the browser refuses to copy the result, that is logged and the text is selected', async () => {
    const { user } = await openResult()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(button('Copiar Legenda'))
    await expect.poll(takeConsoleErrors).toEqual([['Erro ao copiar:', new Error('denied')]])
    expect(button('Copiar Legenda')).toBeVisible()
    const field = screen.getByLabelText<HTMLTextAreaElement>('Sua legenda')
    expect(field).toHaveFocus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, aCaption.text.length])
  })

  it('hashtags move between suggested and selected', async () => {
    const { user } = await openResult()
    expect(suggested()).toEqual(['#croche', '#feitoamao'])
    expect(selected()).toEqual([])
    await user.click(button('Adicionar #croche'))
    expect([suggested(), selected()]).toEqual([['#feitoamao'], ['#croche']])
    await fill(user, 'Nova hashtag', 'dia das mães')
    await user.keyboard('{Enter}')
    await fill(user, 'Nova hashtag', '#dia_das_mães')
    await user.click(button('Adicionar'))
    expect(screen.getByLabelText('Nova hashtag')).toHaveFocus()
    expect(selected()).toEqual(['#croche', '#dia_das_mães'])
    expect(screen.getByLabelText('Nova hashtag')).toHaveValue('')
    await user.click(button('Remover #dia_das_mães'))
    await user.click(button('Remover #croche'))
    expect([suggested(), selected()]).toEqual([['#croche', '#feitoamao'], []])
  })

  it('the focus stays among the hashtags when one of them moves', async () => {
    const { user } = await openResult()
    await user.click(button('Adicionar #croche'))
    expect(button('Adicionar #feitoamao')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: 'Hashtags selecionadas' })).toHaveFocus()
    await user.click(button('Remover #feitoamao'))
    expect(button('Remover #croche')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: 'Hashtags selecionadas' })).toHaveFocus()
  })

  it('result and form keep what was typed while the other tab is open', async () => {
    const { user } = await openResult()
    await fill(user, 'Sua legenda', 'Minha legenda')
    await user.click(formTab())
    expect(screen.getByLabelText(TOPIC)).toHaveValue('Bolsa de crochê')
    await user.click(resultTab())
    expect(screen.getByLabelText('Sua legenda')).toHaveValue('Minha legenda')
  })

  it('after "Gerar Nova" the result is gone and the form is as it was', async () => {
    const { user } = await openResult()
    await user.click(button('Gerar Nova'))
    expect(resultTab()).toBeDisabled()
    expect(formTab()).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByLabelText(TOPIC)).toHaveValue('Bolsa de crochê')
    expect(screen.queryByLabelText('Sua legenda')).toBeNull()
  })

  it('after "Gerar Nova" an edited result can be recovered, even while the next one is generated, edited and left', async () => {
    const { user, generate } = await openResult()
    await fill(user, 'Sua legenda', 'Minha legenda')
    await user.click(button('Adicionar #croche'))
    await user.click(button('Copiar Legenda'))
    await user.click(button('Gerar Nova'))
    await generate()
    expect(await screen.findByLabelText('Sua legenda')).toHaveValue(aCaption.text)
    await fill(user, 'Sua legenda', 'Outra legenda')
    await user.click(formTab())
    await user.click(button(RECOVER))
    expect(screen.getByLabelText('Sua legenda')).toHaveValue('Minha legenda')
    expect(selected()).toEqual(['#croche'])
    await user.click(formTab())
    await user.click(button(RECOVER))
    expect(screen.getByLabelText('Sua legenda')).toHaveValue('Outra legenda')
  })

  it('a second try asks for another text, whether or not the form was changed', async () => {
    const { generate, user, sent } = await openResult()
    expect(sent()).toEqual([expect.not.objectContaining({ another: true })])
    await user.click(button('Gerar Nova'))
    await generate()
    await expect.poll(sent).toEqual([expect.anything(), expect.objectContaining({ topic: 'Bolsa de crochê', another: true })])
  })

  it('result and form are back after a visit to another page; closing the tab asks while the result is not copied', async () => {
    const { user, router } = await openResult()
    const confirm = vi.spyOn(window, 'confirm')
    const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await fill(user, 'Sua legenda', 'Minha legenda')
    expect(mayClose()).toBe(false)
    await act(() => router.navigate('/other'))
    expect(await screen.findByText('outra página')).toBeVisible()
    expect(mayClose()).toBe(true)
    await act(() => router.navigate(-1))
    expect(await screen.findByLabelText('Sua legenda')).toHaveValue('Minha legenda')
    expect(screen.getByLabelText(TOPIC)).toHaveValue('Bolsa de crochê')
    expect(confirm).not.toHaveBeenCalled()
    await user.click(button('Copiar Legenda'))
    await screen.findByText('Copiado!')
    expect(mayClose()).toBe(true)
  })
})
