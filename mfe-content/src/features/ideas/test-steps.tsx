import { type ContentIdeas, generateContentIdeas, getCraftType, saveCraftType } from '@atelie/contract/generators'
import type { RuntimeConfig } from '@atelie/web-kit/runtime-config'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import IdeasPage from './page.tsx'

/** Steps on the ideas screen, shared by its tests. */

export const aResponse: ContentIdeas = {
  ideas: [
    {
      title: 'Do novelo à bolsa',
      description: 'Mostre em três fotos.',
      format: 'Carrossel com luz natural',
      cta: 'Comente qual cor!',
    },
    { title: 'Outra', description: '', format: '', cta: '' },
  ],
  error: null,
  specificIdea: null,
  contentPurpose: 'Dica',
  isDraft: false,
  writtenBy: 'writer',
}

export const NICHE = 'Seu nicho artesanal'
export const IDEA = 'Você já tem uma ideia?'
export const SUGGESTION = 'Informar uma ideia específica ajuda a gerar um conteúdo mais personalizado.'

export const button = (name: string) => screen.getByRole('button', { name })
export const resultTab = () => screen.getByRole('tab', { name: 'Resultados' })

interface Options {
  saved?: string | null
  config?: Partial<RuntimeConfig>
  response?: Partial<ContentIdeas>
}

export async function open({ saved = null, config, response }: Options = {}) {
  const api = fakeApi({ user: null })
    .reply(getCraftType, { craftType: saved })
    .reply(saveCraftType, ({ body }) => body as { craftType: string })
    .reply(generateContentIdeas, { ...aResponse, ...response })
  const { user, router } = renderApp(
    [
      { path: '/', element: <IdeasPage /> },
      { path: '/other', element: 'outra página' },
    ],
    { config },
  )
  await screen.findByRole('button', { name: 'Gerar Ideia' })
  const choose = (purpose: RegExp) => user.click(screen.getByRole('radio', { name: purpose }))
  const bodies = (endpoint: typeof saveCraftType | typeof generateContentIdeas) =>
    api.calls(endpoint).map(({ body }) => body)
  return {
    api,
    user,
    router,
    choose,
    generate: () => user.click(button('Gerar Ideia')),
    sent: () => bodies(generateContentIdeas),
    saves: () => bodies(saveCraftType),
  }
}

export async function openResult(options: Options = {}) {
  const opened = await open({ saved: 'Crochê', ...options })
  await opened.choose(/Dica/)
  await opened.generate()
  await screen.findByRole('heading', { name: 'Do novelo à bolsa' })
  return opened
}
