import { type Caption, generateCaption } from '@atelie/contract/generators'
import { fakeApi, fill, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import CaptionPage from './page.tsx'

/** Steps on the caption screen, shared by its tests. */

export const aCaption: Caption = {
  text: 'Feita à mão, ponto por ponto.',
  hashtags: ['#croche', '#feitoamao'],
  isDraft: false,
  writtenBy: 'writer',
  generationTime: 1.2345,
}
export const TOPIC = 'Sobre o que é a postagem?'

export const resultTab = () => screen.getByRole('tab', { name: 'Resultado' })
export const button = (name: string) => screen.getByRole('button', { name })

export async function open(caption = aCaption) {
  const api = fakeApi({ user: null }).reply(generateCaption, caption)
  const { user, router } = renderApp([
    { path: '/', element: <CaptionPage /> },
    { path: '/other', element: 'outra página' },
  ])
  await screen.findByLabelText(TOPIC)
  const generate = () => user.click(button('Gerar Legenda'))
  return { api, user, router, generate, sent: () => api.calls(generateCaption).map(({ body }) => body) }
}

export async function openResult(caption = aCaption) {
  const opened = await open(caption)
  await fill(opened.user, TOPIC, 'Bolsa de crochê')
  await opened.generate()
  await screen.findByText('Legenda gerada com sucesso!')
  return opened
}
