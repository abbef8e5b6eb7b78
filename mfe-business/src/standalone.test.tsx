import { FakeServer, interceptCalls } from '@atelie/web-kit/standalone/fake-server'
import { standaloneRoutes } from '@atelie/web-kit/standalone/routes'
import { renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { routes } from './expose.tsx'

it.each([
  ['/clients', 'Cecília Araújo'],
  ['/products', 'Bolsa de crochê'],
  ['/quotes', 'Ana Beatriz Nogueira'],
  ['/cash', 'Argila e esmaltes'],
  ['/account', 'Ateliê da Ana'],
])("%s shows the contract's examples when this remote runs alone", async (path, example) => {
  vi.stubGlobal('fetch', vi.fn())
  const server = new FakeServer('account')
  interceptCalls(server)
  renderApp(standaloneRoutes({ routes, needsAccount: true }, server), { path })
  await expect
    .poll(() => screen.queryAllByText(example)[0] ?? screen.queryByDisplayValue(example), { timeout: 10_000 })
    .toBeVisible()
})
