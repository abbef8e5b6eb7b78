import { renderApp } from '@atelie/web-kit/testing/harness'
import { useUnloadGuard } from '@atelie/web-kit/forms/leave-guard'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { begin, markOpened, setInUse } from '../remotes/in-use.ts'
import { VersionNotices } from './version-notices.tsx'

const remotes = (version: string) => ({ 'mfe-business': { version, entry: '', integrity: '', release: '' } })
const reload = vi.fn()

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { ...window.location, reload })
  begin({ shell: 's1', remotes: remotes('r1') }, 's1')
  markOpened('mfe-business')
})

it('a new version of the shell, or of the open page, is offered and not forced', async () => {
  const { user } = renderApp(<VersionNotices remote="mfe-business" />)
  expect(screen.queryByText('Nova versão disponível')).toBeNull()
  act(() => setInUse({ shell: 's2', remotes: remotes('r1') }))
  expect(screen.getByText('Nova versão disponível')).toBeVisible()
  act(() => setInUse({ shell: 's1', remotes: remotes('r1') }))
  expect(screen.queryByText('Nova versão disponível')).toBeNull()
  act(() => setInUse({ shell: 's1', remotes: remotes('r2') }))
  expect(reload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(reload).toHaveBeenCalledOnce()
})

it('a remote that is not open is no reason for an update', () => {
  renderApp(<VersionNotices remote={undefined} />)
  act(() => setInUse({ shell: 's1', remotes: remotes('r2') }))
  expect(screen.queryByText('Nova versão disponível')).toBeNull()
})

it('while something is unsaved, an update asks first', async () => {
  function Form() {
    useUnloadGuard(true)
    return <VersionNotices remote="mfe-business" />
  }
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user } = renderApp(<Form />)
  act(() => setInUse({ shell: 's2', remotes: remotes('r1') }))
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect([confirm.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
})

it('a browser that tries a version says so, and can stop', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
  const { user } = renderApp(<VersionNotices remote="mfe-business" />)
  act(() => setInUse({ shell: 's1', remotes: remotes('r1'), tried: { frontEnd: 'mfe-business', version: 'r1' } }))
  expect(screen.getByText('Você está testando mfe-business r1.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Voltar à versão normal' }))
  expect(fetch).toHaveBeenCalledWith('/front-ends/try', expect.objectContaining({ method: 'POST', body: '{}' }))
  expect(reload).toHaveBeenCalledOnce()
})
