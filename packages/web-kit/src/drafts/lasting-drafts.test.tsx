import { currentUser, login, logout } from '@atelie/contract/users'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { fakeApi, renderApp, testUser } from '@atelie/web-kit/testing/harness'
import { useFormDraft, usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { unusable, waysToBeUnusable } from '@atelie/web-kit/testing/storage'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from '@atelie/web-kit/hook-form'
import { describe, expect, it, vi } from 'vitest'

const bia = { email: 'bia@example.com', username: null, fullName: 'Bia Lima' }

function Screen() {
  const { user, status, sessionEpoch, login: signIn, logout: signOut } = useAuth()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <p>
        {status}: {user?.fullName ?? 'no user'}
      </p>
      {isOpen && status === 'ready' && <Tool key={sessionEpoch} />}
      <button onClick={() => setOpen(!isOpen)}>turn the page</button>
      <button onClick={() => void signIn({ email: 'ana@example.com', password: 'segredo' })}>in</button>
      <button onClick={() => void signOut()}>out</button>
    </>
  )
}

function Tool() {
  const [result, setResult] = usePersistentState('result', '', { survivesReload: (found) => typeof found === 'string' })
  const form = useForm({ defaultValues: { topic: '' } })
  useFormDraft('tool', form, { survivesReload: true })
  return (
    <>
      <input aria-label="topic" {...form.register('topic')} />
      <input aria-label="result" value={result} onChange={(event) => setResult(event.target.value)} />
    </>
  )
}

const shown = async () =>
  [await screen.findByLabelText('topic'), screen.getByLabelText('result')].map(
    (field) => (field as HTMLInputElement).value,
  )

async function work(user: typeof testUser | null) {
  const api = fakeApi({ user }).reply(login, testUser).reply(logout, undefined)
  const view = renderApp(<Screen />)
  await view.user.type(await screen.findByLabelText('topic'), 'bolsa')
  await view.user.type(screen.getByLabelText('result'), 'Feita à mão')
  return { api, ...view, press: (name: string) => view.user.click(screen.getByText(name)) }
}

function reload(unmount: () => void) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  unmount()
  return renderApp(<Screen />)
}

it.each([null, testUser])(
  'persisted state is restored after a visit to another page, and after a reload (%j)',
  async (user) => {
    const { press, unmount } = await work(user)
    await press('turn the page')
    expect(screen.queryByLabelText('topic')).toBeNull()
    await press('turn the page')
    expect(await shown()).toEqual(['bolsa', 'Feita à mão'])
    const again = reload(unmount)
    expect(await shown()).toEqual(['bolsa', 'Feita à mão'])
    await again.user.click(screen.getByText('turn the page'))
    reload(again.unmount)
    expect(await shown()).toEqual(['bolsa', 'Feita à mão'])
  },
)

it("a visitor's state moves to the person who signs in, and a sign-out clears it", async () => {
  const { api, press, unmount } = await work(null)
  await press('turn the page')
  await press('in')
  await screen.findByText('ready: Ana Souza')
  await press('turn the page')
  expect(await shown()).toEqual(['bolsa', 'Feita à mão'])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await press('out')
  await screen.findByText('ready: no user')
  expect(await shown()).toEqual(['', ''])
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/bolsa|ana@/)
  api.reply(login, bia)
  await press('in')
  await screen.findByText('ready: Bia Lima')
  expect(await shown()).toEqual(['', ''])
  reload(unmount)
  expect(await shown()).toEqual(['', ''])
})

it('persisted state is not restored for another person after a reload', async () => {
  const { api, unmount } = await work(testUser)
  api.fail(currentUser, 'unauthenticated')
  reload(unmount)
  await screen.findByText('ready: no user')
  expect(await shown()).toEqual(['', ''])
})

describe('storage that cannot be used', () => {
  it.each(waysToBeUnusable)('with %s storage state survives visits to other pages', async (way) => {
    unusable[way]()
    const { press } = await work(null)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await press('turn the page')
    await press('turn the page')
    expect(await shown()).toEqual(['bolsa', 'Feita à mão'])
    await press('in')
    await screen.findByText('ready: Ana Souza')
    await press('out')
    await screen.findByText('ready: no user')
    expect(await shown()).toEqual(['', ''])
  })

  const draft = { isTyped: true, survivesReload: true }
  it.each([
    '{',
    'null',
    '[]',
    '7',
    '{"owner":"x","drafts":5}',
    '{"owner":5,"drafts":[]}',
    '{"drafts":[]}',
    '{"owner":null,"drafts":["result"]}',
    '{"owner":null,"drafts":[["result","Feita à mão"]]}',
    '{"owner":null,"drafts":[["result",null]]}',
    '{"owner":null,"drafts":{"result":{"value":"x"}}}',
    JSON.stringify({
      owner: null,
      drafts: [
        ['tool', { ...draft, value: 'bolsa' }],
        ['result', { ...draft, value: { text: 'x' } }],
      ],
    }),
    JSON.stringify({
      owner: null,
      drafts: [
        ['tool', { ...draft, value: { values: { topic: ['bolsa'] } } }],
        ['result', { ...draft, value: null }],
      ],
    }),
    JSON.stringify({ owner: null, drafts: [['tool', { ...draft, value: null }]] }),
  ])('an entry that is no draft of this version is dropped (%s)', async (text) => {
    sessionStorage.setItem('atelie-drafts', text)
    fakeApi({ user: null })
    renderApp(<Screen />)
    expect(await shown()).toEqual(['', ''])
  })
})
