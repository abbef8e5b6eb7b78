import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { configureRemotes, forgetRemote, remotePage } from './remotes.ts'

vi.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: vi.fn(), registerPlugins: vi.fn(), registerRemotes: vi.fn() }))

it('a page is loaded once, and again after its remote was forgotten', async () => {
  const entry = '/remotes/business/remoteEntry.js'
  configureRemotes({ mfe_business: entry })
  const exposed = lazy(async () => ({ default: () => <p>the clients</p> }))
  vi.mocked(loadRemote).mockResolvedValue({ routes: { '/clients': exposed } })

  const Page = remotePage('mfe_business', '/clients')
  render(<Suspense><Page /></Suspense>)
  expect(await screen.findByText('the clients')).toBeVisible()
  expect(remotePage('mfe_business', '/clients')).toBe(Page)
  expect(loadRemote).toHaveBeenCalledExactlyOnceWith('mfe_business/routes')

  forgetRemote('mfe_business')
  expect(remotePage('mfe_business', '/clients')).not.toBe(Page)
  expect(registerRemotes).toHaveBeenLastCalledWith([{ name: 'mfe_business', entry }], { force: true })
})
