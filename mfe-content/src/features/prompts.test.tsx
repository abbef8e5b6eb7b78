import type { Endpoint } from '@atelie/contract/endpoint'
import { generateCuteFont, generateCuteImage, generateSticker } from '@atelie/contract/generators'
import { fakeApi, fill, renderApp, takeConsoleErrors } from '@atelie/web-kit/testing/harness'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import FontPage from './font/page.tsx'
import ImagePage from './image/page.tsx'
import StickerPage from './sticker/page.tsx'

type PromptEndpoint = typeof generateSticker | typeof generateCuteImage | typeof generateCuteFont

const STICKER = 'Como é o sticker?'
const IMAGE = 'O que aparece na imagem?'
const FONT = 'Nome ou frase'
const RECOVER = 'Recuperar o texto editado'

const resultTab = () => screen.getByRole('tab', { name: 'Resultado' })
const button = (name: string) => screen.getByRole('button', { name })

const aPrompt = {
  prompt: 'uma gatinha fofa',
  promptInEnglish: 'a cute kitten',
  writtenBy: 'writer' as const,
  generationTime: 0.5,
}

async function open(Page: ComponentType, endpoint: PromptEndpoint, label: string) {
  const api = fakeApi({ user: null }).reply(endpoint as typeof generateSticker, aPrompt)
  const { user } = renderApp(<Page />, { config: { imageToolUrl: 'https://imagens.exemplo/criar' } })
  await screen.findByLabelText(label)
  const generate = () => user.click(button('Gerar prompt'))
  return { api, user, generate, sent: () => api.calls(endpoint as Endpoint).map(({ body }) => body) }
}

describe.each<[string, ComponentType, PromptEndpoint, string]>([
  ['sticker', StickerPage, generateSticker, STICKER],
  ['image', ImagePage, generateCuteImage, IMAGE],
  ['font', FontPage, generateCuteFont, FONT],
])('the prompt of a %s', (_, Page, endpoint, label) => {
  it('a prompt can be edited, copied, and taken to the image tool in a new tab', async () => {
    const { user, generate } = await open(Page, endpoint, label)
    expect(screen.getByRole('tab', { name: 'Criar Prompt' })).toHaveAttribute('aria-selected', 'true')
    expect(resultTab()).toBeDisabled()
    await fill(user, label, 'Gatinha')
    await generate()
    expect(await screen.findByLabelText('Seu prompt')).toHaveValue('uma gatinha fofa')
    expect(resultTab()).toHaveAttribute('aria-selected', 'true')
    await fill(user, 'Seu prompt', 'uma gatinha azul')
    await user.click(button('Copiar prompt'))
    expect(await screen.findByText('Copiado!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('uma gatinha azul')
    const tool = screen.getByRole('link', { name: 'Abrir ferramenta de imagens' })
    expect(tool).toHaveAttribute('href', 'https://imagens.exemplo/criar')
    expect(tool).toHaveAttribute('target', '_blank')
    expect(tool).toHaveAttribute('rel', 'noopener')
  })

  it('a prompt can be read in English, and what is shown is copied, each language as edited', async () => {
    const { user, generate } = await open(Page, endpoint, label)
    await fill(user, label, 'Gatinha')
    await generate()
    await screen.findByLabelText('Seu prompt')
    await fill(user, 'Seu prompt', 'uma gatinha azul')
    await user.click(button('Ver em inglês'))
    expect(screen.getByLabelText('Seu prompt')).toHaveValue('a cute kitten')
    expect(screen.getByLabelText('Seu prompt')).toHaveAttribute('lang', 'en')
    await user.click(button('Copiar prompt'))
    expect(await navigator.clipboard.readText()).toBe('a cute kitten')
    await user.click(button('Ver em português'))
    expect(screen.getByLabelText('Seu prompt')).toHaveValue('uma gatinha azul')
    expect(screen.getByText('Escrito pelo redator do Ateliê.')).toBeVisible()
  })

  it('after "Gerar Nova" the prompt is gone and the form is as it was', async () => {
    const { user, generate } = await open(Page, endpoint, label)
    await fill(user, label, 'Gatinha')
    await generate()
    await user.click(await screen.findByRole('button', { name: 'Gerar Nova' }))
    expect(resultTab()).toBeDisabled()
    expect(screen.getByLabelText(label)).toHaveValue('Gatinha')
    expect(screen.queryByRole('button', { name: RECOVER })).toBeNull()
  })

  it('an edited prompt can be recovered after "Gerar Nova"', async () => {
    const { user, generate } = await open(Page, endpoint, label)
    await fill(user, label, 'Gatinha')
    await generate()
    await screen.findByLabelText('Seu prompt')
    await fill(user, 'Seu prompt', 'uma gatinha azul')
    await user.click(button('Gerar Nova'))
    expect(resultTab()).toBeDisabled()
    await user.click(button(RECOVER))
    expect(screen.getByLabelText('Seu prompt')).toHaveValue('uma gatinha azul')
    expect(resultTab()).toHaveAttribute('aria-selected', 'true')
  })
})

describe('a sticker', () => {
  it('a sticker is requested with every option, whatever the form has', async () => {
    const { user, generate, sent } = await open(StickerPage, generateSticker, STICKER)
    const options = within(screen.getByRole('group', { name: 'Acabamento' })).getAllByRole('checkbox')
    expect(options.map((option) => (option as HTMLInputElement).checked)).toEqual([true, true, false, true])
    expect(screen.getByLabelText('Fundo escuro')).not.toBeChecked()
    for (const option of options) await user.click(option)
    await fill(user, STICKER, 'Gatinha costureira')
    await fill(user, 'Texto no sticker', 'Feito com amor')
    await generate()
    await expect.poll(sent).toEqual([
      {
        description: 'Gatinha costureira',
        text: 'Feito com amor',
        options: { whiteBorder: true, shadow: true, darkBackground: true, bubbleText: true },
      },
    ])
    expect(await screen.findByText('Prompt gerado com sucesso!')).toBeVisible()
    expect(screen.getByText('Tempo de geração: 0.50s')).toBeVisible()
  })

  it('the description of a sticker needs three characters', async () => {
    const { user, generate, sent } = await open(StickerPage, generateSticker, STICKER)
    await fill(user, STICKER, 'ab')
    await generate()
    await expect
      .poll(() => screen.getByLabelText(STICKER))
      .toHaveAccessibleDescription('A descrição deve ter pelo menos 3 caracteres')
    expect(sent()).toEqual([])
  })
})

describe.each<[string, ComponentType, PromptEndpoint, string, string, string, object]>([
  [
    'image',
    ImagePage,
    generateCuteImage,
    IMAGE,
    'A descrição é obrigatória',
    'Erro ao gerar imagem:',
    { description: 'Gatinha', includeText: false },
  ],
  ['font', FontPage, generateCuteFont, FONT, 'O texto é obrigatório', 'Erro ao gerar fonte:', { text: 'Gatinha' }],
])('an %s', (_, Page, endpoint, label, message, logged, body) => {
  it('a prompt is requested only with a description', async () => {
    const { user, generate, sent } = await open(Page, endpoint, label)
    await fill(user, label, '   ')
    await generate()
    await expect.poll(() => screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    await fill(user, label, 'Gatinha')
    await generate()
    await expect.poll(sent).toEqual([body])
  })

  it('a failed request is only logged, and the button works again', async () => {
    const { api, user, generate, sent } = await open(Page, endpoint, label)
    api.fail(endpoint, 'unavailable')
    await fill(user, label, 'Gatinha')
    await generate()
    const error = { status: 503 }
    await expect.poll(() => vi.mocked(console.error).mock.calls).toEqual([[logged, expect.objectContaining(error)]])
    takeConsoleErrors()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('region', { name: /Notificações/ })).toHaveTextContent('')
    expect(button('Gerar prompt')).toBeEnabled()
    await generate()
    await expect.poll(sent).toHaveLength(2)
    await expect.poll(takeConsoleErrors).toHaveLength(1)
  })

  it.each(['too_many_requests', 'validation'] as const)(
    'a request that fails for a reason the person can change is logged, and shown until one succeeds: %s',
    async (code) => {
      const { api, user, generate } = await open(Page, endpoint, label)
      api.fail(endpoint, code, { error: 'Mude o texto ou espere.' })
      await fill(user, label, 'Gatinha')
      await generate()
      expect(await screen.findByText(/Mude o texto ou espere\.$/)).toBeVisible()
      expect(takeConsoleErrors()).toEqual([[logged, expect.objectContaining({ code })]])

      api.reply(endpoint as typeof generateSticker, aPrompt)
      await generate()
      await waitFor(() => expect(screen.queryByText(/Mude o texto ou espere\.$/)).toBeNull())
    },
  )
})

describe.each<[string, ComponentType, PromptEndpoint, string]>([
  ['sticker', StickerPage, generateSticker, STICKER],
  ['image', ImagePage, generateCuteImage, IMAGE],
  ['font', FontPage, generateCuteFont, FONT],
])('one %s too many', (_, Page, endpoint, label) => {
  it('a person who generates too many prompts reads how long to wait', async () => {
    const { api, user, generate } = await open(Page, endpoint, label)
    api.fail(endpoint, 'too_many_requests', { error: 'Tente novamente em 40 segundos.' })
    await fill(user, label, 'Gatinha')
    await generate()
    expect(await screen.findByText('Erro ao gerar prompt')).toBeVisible()
    expect(screen.getByText('429: Tente novamente em 40 segundos.')).toBeVisible()
    takeConsoleErrors()
    expect(screen.getByLabelText(label)).toHaveValue('Gatinha')
    expect(button('Gerar prompt')).toBeEnabled()
  })
})

describe('the font screen', () => {
  it('the font screen explains what people get', async () => {
    await open(FontPage, generateCuteFont, FONT)
    expect(
      within(screen.getByRole('region', { name: 'O que você vai receber' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(2)
  })

  it.each([
    ['Nome simples', 'Ana Clara'],
    ['Nome com tema', 'Sofia com tema de unicórnio'],
    ['Frase motivacional', 'Acredite nos seus sonhos'],
    ['Frase de celebração', 'Feliz aniversário, vovó!'],
  ])('the font screen has an example: %s', async (kind, text) => {
    const { user, generate } = await open(FontPage, generateCuteFont, FONT)
    await generate()
    await screen.findByText('O texto é obrigatório')
    await user.click(screen.getByRole('button', { name: new RegExp(kind) }))
    expect(screen.getByLabelText(FONT)).toHaveValue(text)
    expect(screen.queryByText('O texto é obrigatório')).toBeNull()
  })

  it('the text is sent without surrounding spaces, and cleared', async () => {
    const { user, generate, sent } = await open(FontPage, generateCuteFont, FONT)
    expect(button('Limpar')).toBeDisabled()
    await fill(user, FONT, '  Ana  ')
    await generate()
    await expect.poll(sent).toEqual([{ text: 'Ana' }])
    await user.click(screen.getByRole('tab', { name: 'Criar Prompt' }))
    await user.click(button('Limpar'))
    expect(screen.getByLabelText(FONT)).toHaveValue('')
    expect(screen.getByLabelText(FONT)).toHaveFocus()
  })
})
