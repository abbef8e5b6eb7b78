import { currentUser, login, logout } from '@atelie/contract/users'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { InitialsAvatar } from '../display/initials-avatar.tsx'
import { fakeApi, later, renderApp, takeConsoleErrors, testUser } from '@atelie/web-kit/testing/harness'
import { unusable, waysToBeUnusable } from '@atelie/web-kit/testing/storage'
import { useToast } from '@atelie/web-kit/toast/toast'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000

function Screen() {
  const auth = useAuth()
  const toast = useToast()
  return (
    <>
      <p>
        {auth.status}: {auth.user?.fullName ?? 'no user'}
        {auth.lostBy && ', lost'}
        {auth.isSignOutUndelivered && ', undelivered'}
      </p>
      <button onClick={() => toast({ title: 'Cliente de Ana' })}>toast</button>
      <button onClick={() => void auth.login({ email: 'ana@example.com', password: 'segredo' })}>in</button>
      <button onClick={() => void auth.logout()}>out</button>
      <button onClick={auth.reload}>reload</button>
    </>
  )
}

function Initials() {
  const { user } = useAuth()
  return user && <InitialsAvatar name={user.fullName} />
}

async function work() {
  const api = fakeApi().reply(login, testUser).reply(logout, undefined)
  const view = renderApp(<Screen />)
  await screen.findByText('ready: Ana Souza')
  return { api, ...view, press: async (name: string) => view.user.click(screen.getByText(name)) }
}

describe('a sign-out', () => {
  it('a sign-out clears the screen before the response; other tabs are notified afterwards, and a sign-in waits', async () => {
    const tab = new BroadcastChannel('atelie-session')
    const heard: unknown[] = []
    tab.onmessage = ({ data }) => heard.push(data)
    const { api, press } = await work()
    const response = later<undefined>()
    api.reply(logout, () => response.promise as never)
    await press('toast')
    await press('out')
    expect(await screen.findByText('ready: no user')).toBeVisible()
    expect(screen.queryByText('Cliente de Ana')).toBeNull()
    await press('in')
    expect(api.calls(login)).toHaveLength(0)
    expect(heard).toHaveLength(0)
    response.resolve(undefined)
    expect(await screen.findByText('ready: Ana Souza')).toBeVisible()
    // One for the sign-out, one for the sign-in.
    await expect.poll(() => heard).toHaveLength(2)
    tab.close()
  })

  it('an undelivered sign-out is retried, even after a reload, and until then no one is signed in', async () => {
    const { api, press, unmount } = await work()
    api.fail(logout, 'unavailable')
    await press('out')
    await screen.findByText('ready: no user, undelivered')
    await expect.poll(() => takeConsoleErrors()[0]?.[0]).toBe('Erro ao fazer logout:')
    unmount()

    const view = renderApp(<Screen />)
    expect(await screen.findByText('ready: no user, undelivered')).toBeVisible()
    expect(api.calls(logout)).toHaveLength(2)
    expect(api.calls(currentUser)).toHaveLength(1)
    expect(takeConsoleErrors()).toHaveLength(1)

    api.reply(logout, undefined).fail(currentUser, 'unauthenticated')
    await view.user.click(screen.getByText('reload'))
    expect(await screen.findByText('ready: no user')).toBeVisible()
    await expect.poll(() => api.calls(currentUser)).toHaveLength(2)
    await view.user.click(screen.getByText('reload'))
    await expect.poll(() => api.calls(currentUser)).toHaveLength(3)
    expect(api.calls(logout)).toHaveLength(3)
  })

  it('an undelivered sign-out is dropped when someone signs in', async () => {
    const { api, press, unmount } = await work()
    api.fail(logout, 'unavailable')
    await press('out')
    await screen.findByText('ready: no user, undelivered')
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/ana/i)
    await press('in')
    await screen.findByText('ready: Ana Souza')
    unmount()
    renderApp(<Screen />)
    expect(await screen.findByText('ready: Ana Souza')).toBeVisible()
    expect(api.calls(logout)).toHaveLength(1)
    takeConsoleErrors()
  })
})

describe('a sign-out without storage', () => {
  it.each(waysToBeUnusable)(
    'with %s storage a sign-out calls the server, and again until it is delivered',
    async (way) => {
      unusable[way]()
      const { api, press } = await work()
      api.fail(logout, 'unavailable')
      await press('out')
      await screen.findByText('ready: no user, undelivered')
      expect(api.calls(logout)).toHaveLength(1)
      expect(takeConsoleErrors()[0]?.[0]).toBe('Erro ao fazer logout:')
      api.reply(logout, undefined).fail(currentUser, 'unauthenticated')
      await press('reload')
      expect(await screen.findByText('ready: no user')).toBeVisible()
      expect(api.calls(logout)).toHaveLength(2)
    },
  )
})

describe('a user as the server describes them', () => {
  it.each([
    [{}, 'ready:'],
    [{ email: null }, 'ready:'],
    [{ email: 'x@y.z', username: 5, fullName: 5 }, 'ready: 5'],
    [{ email: 'x@y.z', fullName: {} }, 'ready:'],
    [[], 'ready:'],
    [null, 'ready: no user'],
    ['text', 'ready:'],
  ])('an odd one (%j) leaves the application standing', async (user, words) => {
    fakeApi().replyUnchecked(currentUser, user)
    renderApp(
      <>
        <Screen />
        <Initials />
      </>,
    )
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('an odd one after signing in leaves it standing, too', async () => {
    const api = fakeApi({ user: null }).replyUnchecked(login, { email: 'x@y.z' })
    const { user } = renderApp(
      <>
        <Screen />
        <Initials />
      </>,
    )
    await user.click(await screen.findByText('in'))
    await expect.poll(() => api.calls(login)).toHaveLength(1)
    expect(await screen.findByText('ready:')).toBeVisible()
  })
})

describe('a session in use', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('a session in use is read twice a day, which renews it, and an outage then does no harm', async () => {
    const { api } = await work()
    await wait(HALF_A_DAY_MS - 60_000)
    expect(api.calls(currentUser)).toHaveLength(1)
    api.fail(currentUser, 'unavailable')
    await wait(60_000)
    expect(api.calls(currentUser)).toHaveLength(2)
    expect(screen.getByText('ready: Ana Souza')).toBeVisible()
    api.fail(currentUser, 'unauthenticated')
    await wait(HALF_A_DAY_MS)
    expect(await screen.findByText('ready: no user, lost')).toBeVisible()
  })

  it('a session is read when a tab is visible again after half a day', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const { api } = await work()
    visibility.mockReturnValue('hidden')
    await wait(2 * HALF_A_DAY_MS)
    expect(api.calls(currentUser)).toHaveLength(1)
    visibility.mockReturnValue('visible')
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(() => api.calls(currentUser)).toHaveLength(2)
  })

  it('no session is read while no one is signed in', async () => {
    const api = fakeApi({ user: null })
    renderApp(<Screen />)
    await screen.findByText('ready: no user')
    await wait(2 * HALF_A_DAY_MS)
    expect(api.calls(currentUser)).toHaveLength(1)
  })
})
