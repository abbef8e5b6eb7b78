import { generateContentIdeas } from '@atelie/contract/generators'
import { fill, takeConsoleErrors } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aResponse, button, IDEA, open, openResult, resultTab } from './test-steps.tsx'

const debug = {
  custoAPI: {
    custoBRL: 0.0123,
    custoUSD: { total: 0.0021 },
    tempoResposta: 1.4,
    tokensEstimados: { total: 800, input: 600, output: 200 },
  },
}
const WHOLE_TEXT = 'Do novelo à bolsa\n\nMostre em três fotos.\n\nComente qual cor!'
const HASHTAGS = '#croche #crochebrasil #crochecomamor #fiodemalha #artesanato #feitoamao #dica #dicadodia #aprenda'

const panel = () => screen.queryByRole('region', { name: 'Depuração (remover)' })

describe('the result', () => {
  it('the result shows everything of the first idea', async () => {
    await openResult()
    expect(resultTab()).toHaveAttribute('aria-selected', 'true')
    const parts = [
      'Do novelo à bolsa',
      'Mostre em três fotos.',
      'Carrossel com luz natural',
      HASHTAGS,
      'Comente qual cor!',
    ].map((text) => screen.getByText(text))
    for (const [index, part] of parts.slice(1).entries())
      expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText('Outra')).toBeNull()
  })

  it('the result tells who wrote it', async () => {
    await openResult()
    expect(screen.getByText('Escrito pelo redator do Ateliê.')).toBeVisible()
  })

  it('an idea written without knowledge of its topic is called a draft', async () => {
    await openResult({ response: { isDraft: true } })
    expect(screen.getByText('Rascunho: confira antes de publicar.')).toBeVisible()
  })

  it('other ideas are not called drafts', async () => {
    await openResult()
    expect(screen.queryByText(/Rascunho/)).toBeNull()
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
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (content: Blob) => {
          latest = content
          return 'blob:x'
        },
        revokeObjectURL: () => {},
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, content: latest })
    })
    await user.click(button('Baixar texto'))
    expect(saved.map(({ name }) => name)).toEqual(['ideia-croche.txt'])
    const reader = new FileReader()
    const text = await new Promise((resolve) => {
      reader.onload = () => resolve(reader.result)
      reader.readAsText(saved[0]!.content)
    })
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
    afterEach(() => {
      delete (navigator as Partial<Navigator>).share
    })

    it("the result is shared with the system's sheet if there is one", async () => {
      const { user } = await openResult()
      await user.click(button('Compartilhar'))
      expect(share.mock.calls).toEqual([[shared]])
    })

    it('cancelled sharing does nothing, and failed sharing is logged', async () => {
      const { user } = await openResult()
      share
        .mockRejectedValueOnce(new DOMException('cancelled', 'AbortError'))
        .mockRejectedValueOnce(new Error('broken'))
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

describe('the debug panel', () => {
  it("the debug panels show what is sent, and with the result the model's request, response and cost", async () => {
    const { api, user, choose, generate } = await open({ saved: 'Crochê' })
    api.reply(generateContentIdeas, {
      ...aResponse,
      openaiRequestRaw: { model: 'modelo-x' },
      openaiResponseRaw: { id: 'resposta-y' },
      debug,
    })
    await choose(/Promoção/)
    await fill(user, IDEA, 'Tapete')
    for (const text of ['"Crochê"', '"Promoção"', '"Tapete"']) expect(panel()).toHaveTextContent(text)
    await generate()
    await screen.findByRole('heading', { name: 'Do novelo à bolsa' })
    for (const text of ['modelo-x', 'resposta-y', '0.0123', '0.0021', '1.4', '800, 600, 200'])
      expect(panel()).toHaveTextContent(text)
  })

  it('there are no debug panels unless the installation enables them', async () => {
    await openResult({ config: { contentIdeasDebug: false } })
    expect(screen.queryByRole('region', { name: 'Depuração (remover)', hidden: true })).toBeNull()
  })
})
