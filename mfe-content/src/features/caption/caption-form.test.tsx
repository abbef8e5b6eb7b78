import { type Caption, generateCaption } from '@atelie/contract/generators'
import { fill, later } from '@atelie/web-kit/testing/harness'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aCaption, button, open, resultTab, TOPIC } from './test-steps.tsx'

const chosen = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true })

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
  await expect.poll(sent).toEqual([
    {
      topic: 'Bolsa de crochê',
      style: 'professional',
      size: 'medium',
      intent: 'sale',
      callToAction: 'direct',
      includeHashtags: true,
      maxHashtags: 5,
      includeEmojis: true,
    },
  ])
})

it('the slider is labelled with the most hashtags that there may be', async () => {
  await open()
  const slider = screen.getByRole('slider', { name: 'Até 5 hashtags' })
  for (const [value, label] of [
    ['24', 'Até 24 hashtags'],
    ['1', 'Até 1 hashtag'],
    ['2', 'Até 2 hashtags'],
    ['30', 'Até 30 hashtags'],
  ] as const) {
    fireEvent.change(slider, { target: { value } })
    expect(slider).toHaveAccessibleName(label)
    expect(slider).toHaveAttribute('aria-valuetext', label)
    expect(screen.getByText(label)).toBeVisible()
  }
})

it('the form sends the chosen options; the slider goes from 1 to 30 and is only there while hashtags are on', async () => {
  const { user, generate, sent } = await open()
  await fill(user, TOPIC, 'Bolsa')
  for (const name of ['Divertido', 'Pequeno (25 a 50 palavras)', 'Conteúdo', 'Link na Bio'])
    await user.click(screen.getByRole('radio', { name }))
  const slider = screen.getByRole('slider', { name: 'Até 5 hashtags' })
  for (const [limit, value] of [
    ['min', '1'],
    ['max', '30'],
    ['step', '1'],
  ] as const)
    expect(slider).toHaveAttribute(limit, value)
  fireEvent.change(slider, { target: { value: '12' } })
  await user.click(screen.getByLabelText('Incluir emojis'))
  await user.click(screen.getByLabelText('Incluir hashtags'))
  expect(screen.queryByRole('slider')).toBeNull()
  await user.click(screen.getByLabelText('Incluir hashtags'))
  expect(screen.getByRole('slider')).toHaveValue('12')
  await generate()
  await expect.poll(sent).toEqual([
    {
      topic: 'Bolsa',
      style: 'funny',
      size: 'small',
      intent: 'content',
      callToAction: 'biolink',
      includeHashtags: true,
      maxHashtags: 12,
      includeEmojis: false,
    },
  ])
})

it('the topic needs three characters', async () => {
  const { user, generate, sent } = await open()
  await fill(user, TOPIC, ' ab ')
  await generate()
  await expect
    .poll(() => screen.getByLabelText(TOPIC))
    .toHaveAccessibleDescription('O tópico deve ter pelo menos 3 caracteres')
  expect(screen.getByLabelText(TOPIC)).toHaveFocus()
  expect(sent()).toEqual([])
})

it.each([
  ['style', 'Estilo', 'Selecione um estilo'],
  ['size', 'Tamanho', 'Selecione um tamanho'],
  ['intent', 'Intenção', 'Selecione uma intenção'],
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
  api.fail(generateCaption, 'too_many_requests', {
    error: 'Você já gerou muitos conteúdos em pouco tempo. Tente novamente em 40 segundos.',
  })
  await fill(user, TOPIC, 'Bolsa de crochê')
  await generate()
  expect(await screen.findByText('Erro ao gerar legenda')).toBeVisible()
  expect(
    screen.getByText('429: Você já gerou muitos conteúdos em pouco tempo. Tente novamente em 40 segundos.'),
  ).toBeVisible()
  expect(screen.getByLabelText(TOPIC)).toHaveValue('Bolsa de crochê')
  expect(button('Gerar Legenda')).toBeEnabled()
  expect(resultTab()).toBeDisabled()
})

/** A call fails when it is aborted, as in a browser. */
function abortableFetch() {
  const dispatch = fetch
  const call: { signal: AbortSignal | null } = { signal: null }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    call.signal = init.signal ?? null
    return Promise.race([
      dispatch(url, init),
      new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError'))),
      ),
    ])
  })
  return call
}

it('a generation that takes long can be cancelled, and started again', async () => {
  const { api, user, generate } = await open()
  abortableFetch()
  api.reply(generateCaption, () => later<Caption>().promise)
  await fill(user, TOPIC, 'Bolsa')
  await generate()
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }, { timeout: 5_000 }))
  expect(await screen.findByRole('button', { name: 'Gerar Legenda' })).toBeVisible()
  expect(screen.queryByText('Erro ao gerar legenda')).toBeNull()
  api.reply(generateCaption, aCaption)
  await generate()
  expect(await screen.findByText('Legenda gerada com sucesso!')).toBeVisible()
})

it('leaving the page aborts the call silently', async () => {
  const { api, user, router, generate } = await open()
  const call = abortableFetch()
  api.reply(generateCaption, () => later<Caption>().promise)
  await fill(user, TOPIC, 'Bolsa')
  await generate()
  await act(() => router.navigate('/other'))
  expect(call.signal?.aborted).toBe(true)
  expect(screen.queryByText('Erro ao gerar legenda')).toBeNull()
})
