import { fill, takeConsoleErrors } from '@atelie/web-kit/testing/harness'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aCaption, button, openResult, resultTab, TOPIC } from './test-steps.tsx'

const RECOVER = 'Recuperar o texto editado'

afterEach(() => {
  vi.useRealTimers()
})

const formTab = () => screen.getByRole('tab', { name: 'Formulário' })
const tagsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('button')
    .map((tag) => tag.textContent)
const suggested = () =>
  screen.queryByRole('region', { name: 'Hashtags sugeridas' }) ? tagsOf('Hashtags sugeridas') : []
const selected = () => tagsOf('Hashtags selecionadas')

it('the result can be edited and is copied with the selected hashtags, which is confirmed for two seconds', async () => {
  const { user } = await openResult()
  expect(screen.getByLabelText('Sua legenda')).toHaveValue(aCaption.text)
  await fill(user, 'Sua legenda', 'Minha legenda')
  await user.click(button('Adicionar #feitoamao'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => fireEvent.click(button('Copiar Legenda')))
  act(() => {
    vi.advanceTimersByTime(1_999)
  })
  expect(button('Copiado!')).toBeVisible()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(button('Copiar Legenda')).toBeVisible()
  vi.useRealTimers()
  expect(await navigator.clipboard.readText()).toBe('Minha legenda\n\n#feitoamao')
})

it('a result without knowledge of its topic is called a draft', async () => {
  await openResult({ ...aCaption, isDraft: true })
  expect(screen.getByLabelText('Sua legenda')).toHaveAccessibleDescription(/^Rascunho: confira antes de publicar\./)
})

it.each([
  ['writer', 'Escrito pelo redator do Ateliê.'],
  ['model', 'Escrito por inteligência artificial: confira antes de usar.'],
] as const)('the result tells who wrote it: %s', async (writtenBy, text) => {
  await openResult({ ...aCaption, writtenBy })
  expect(screen.getByText(text)).toBeVisible()
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
  await expect
    .poll(sent)
    .toEqual([expect.anything(), expect.objectContaining({ topic: 'Bolsa de crochê', another: true })])
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
