import { listProducts, product as productRecord } from '@atelie/contract/products'
import { rowReader } from '@atelie/contract/record'
import { currentUser, login, logout } from '@atelie/contract/users'
import { callApi } from '@atelie/web-kit/calls/api'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { fakeApi, later, renderApp, testUser } from '@atelie/web-kit/testing/harness'
import { useToast } from '@atelie/web-kit/toast/toast'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useQuery } from '@atelie/web-kit/query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const bia = { email: 'bia@example.com', username: null, fullName: 'Bia Lima' }
const product = rowReader(productRecord)({ id: 1, name: 'Caderno de Ana', price: 10, unit: 'un', version: 1 })

function Screen() {
  const auth = useAuth()
  const signIn = () => auth.login({ email: 'ana@example.com', password: 'segredo' })
  return (
    <>
      <p>
        {auth.status}: {auth.user?.fullName ?? 'no user'}
        {auth.lostBy && ', lost'}
      </p>
      {auth.user ? <Work key={auth.sessionEpoch} /> : <button onClick={() => void signIn()}>in</button>}
      <button onClick={auth.reload}>reload</button>
      <button onClick={() => void auth.logout()}>out</button>
    </>
  )
}

function Work() {
  const [note, setNote] = usePersistentState('note', '')
  const toast = useToast()
  const products = useQuery({ queryKey: ['products'], queryFn: () => callApi(listProducts, {}) })
  async function ask() {
    await products.refetch({ throwOnError: true }).catch(() => toast({ title: 'Não deu certo' }))
  }
  return (
    <>
      <input aria-label="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <p>{products.data?.[0]?.name ?? 'no products'}</p>
      <button onClick={() => void ask()}>ask</button>
    </>
  )
}

async function work() {
  const api = fakeApi().reply(listProducts, [product]).reply(login, testUser).reply(logout, undefined)
  const { user } = renderApp(<Screen />)
  await screen.findByText('Caderno de Ana')
  await user.type(screen.getByLabelText('note'), 'ligar para Carlos')
  return { api, user, press: async (name: string) => user.click(await screen.findByText(name)) }
}

describe('a lost session', () => {
  it('a lost session leaves a visitor, and what was typed comes back with the person', async () => {
    const { api, press } = await work()
    api.fail(listProducts, 'unauthenticated')
    await press('ask')
    expect(await screen.findByText('ready: no user, lost')).toBeVisible()
    expect(screen.queryByText('Não deu certo')).toBeNull()
    api.reply(listProducts, [product])
    await press('in')
    expect(await screen.findByLabelText('note')).toHaveValue('ligar para Carlos')
    expect(await screen.findByText('Caderno de Ana')).toBeVisible()
  })

  it('a lost session leaves nothing to another person', async () => {
    const { api, press } = await work()
    api.fail(listProducts, 'unauthenticated').reply(login, bia)
    await press('ask')
    const list = later<[]>()
    api.reply(listProducts, () => list.promise)
    await press('in')
    expect(await screen.findByText(/Bia Lima/)).toBeVisible()
    expect(screen.getByLabelText('note')).toHaveValue('')
    expect(screen.getByText('no products')).toBeVisible()
    list.resolve([])

    // Not even after they have left and the first person is back.
    api.reply(login, testUser)
    await press('out')
    await press('in')
    expect(await screen.findByLabelText('note')).toHaveValue('')
  })

  it('an outage, or a late 401 of an earlier session, does not end the session', async () => {
    const { api, press } = await work()
    api.fail(listProducts, 'unavailable')
    await press('ask')
    expect(await screen.findByText('Não deu certo')).toBeVisible()
    expect(screen.getByText('ready: Ana Souza')).toBeVisible()

    const late = later<Response>()
    const originalFetch = fetch
    api.fail(listProducts, 'unauthenticated')
    const refusal = await originalFetch('/api/products', { method: 'GET' })
    api.reply(listProducts, [product])
    vi.stubGlobal('fetch', () => late.promise)
    await press('ask')
    vi.stubGlobal('fetch', originalFetch)
    await press('out')
    await press('in')
    await screen.findByText('Caderno de Ana')
    await act(async () => late.resolve(refusal))
    expect(await screen.findByText('ready: Ana Souza')).toBeVisible()
  })
})

it('nothing is kept after a sign-out', async () => {
  const { press } = await work()
  await press('out')
  expect(await screen.findByText('ready: no user')).toBeVisible()
  await press('in')
  expect(await screen.findByLabelText('note')).toHaveValue('')
})

describe('another tab', () => {
  let tab: BroadcastChannel
  beforeEach(() => {
    tab = new BroadcastChannel('atelie-session')
  })
  afterEach(() => tab.close())

  it('another tab that signs in as another person removes the first person from this tab at once', async () => {
    const { api } = await work()
    const response = later<typeof bia>()
    api.reply(currentUser, () => response.promise).reply(listProducts, [])
    tab.postMessage('changed')
    expect(await screen.findByText('loading: no user')).toBeVisible()
    expect(screen.queryByText('Caderno de Ana')).toBeNull()
    response.resolve(bia)
    expect(await screen.findByText('ready: Bia Lima')).toBeVisible()
    expect(screen.getByLabelText('note')).toHaveValue('')
    expect(screen.getByText('no products')).toBeVisible()
  })

  it('another tab that signs in as the same person restores what was typed, even after an outage', async () => {
    const { api, press } = await work()
    api.fail(currentUser, 'unavailable')
    tab.postMessage('changed')
    expect(await screen.findByText('failed: no user')).toBeVisible()
    api.reply(currentUser, testUser)
    await press('reload')
    expect(await screen.findByLabelText('note')).toHaveValue('ligar para Carlos')
  })

  it('a check of the session is given up when someone signs in meanwhile, because its response may renew the cookie of another session', async () => {
    const { api, press } = await work()
    api.reply(currentUser, () => later<typeof bia>().promise)
    const answer = fetch
    const checks: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url === currentUser.path) checks.push(init.signal)
      return answer(url, init)
    })
    tab.postMessage('changed')
    expect(await screen.findByText('loading: no user')).toBeVisible()
    await press('in')
    expect(await screen.findByText('ready: Ana Souza')).toBeVisible()
    expect(checks.map((signal) => signal?.aborted)).toEqual([true])
  })

  it('another tab that signs out signs out this tab too', async () => {
    const { api } = await work()
    api.fail(currentUser, 'unauthenticated')
    tab.postMessage('changed')
    expect(await screen.findByText('ready: no user')).toBeVisible()
  })

  it('another tab is notified of a sign-in and a sign-out here', async () => {
    const heard: unknown[] = []
    tab.onmessage = ({ data }) => heard.push(data)
    const { press } = await work()
    await press('out')
    await expect.poll(() => heard).toHaveLength(1)
    await press('in')
    await expect.poll(() => heard).toHaveLength(2)
  })
})

it('the session is checked before a page from the back/forward cache is visible', async () => {
  const { api } = await work()
  const response = later<typeof bia>()
  api.reply(currentUser, () => response.promise).reply(listProducts, [])
  const move = (type: string) =>
    act(() => {
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    })
  const { style } = document.documentElement
  move('pagehide')
  expect(style.visibility).toBe('hidden')
  move('pageshow')
  expect(await screen.findByText('loading: no user')).toBeInTheDocument()
  expect(style.visibility).toBe('hidden')
  response.resolve(bia)
  expect(await screen.findByText('ready: Bia Lima')).toBeInTheDocument()
  await expect.poll(() => style.visibility).toBe('')
})
