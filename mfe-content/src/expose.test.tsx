import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { routes } from './expose.tsx'

it.each([
  ['/caption-generator', 'Gerador de Legendas'],
  ['/sticker-generator', 'Gerador de Stickers'],
  ['/cute-image-generator', 'Imagens Fofinhas'],
  ['/cute-font-generator', 'Fontes Fofinhas'],
  ['/content-ideas-generator', 'Ideias de Conteúdo'],
] as const)('%s shows its title to a visitor', async (path, title) => {
  fakeApi({ user: null })
  const Page = routes[path]
  renderApp(
    <Suspense>
      <Page />
    </Suspense>,
    { path },
  )
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})
