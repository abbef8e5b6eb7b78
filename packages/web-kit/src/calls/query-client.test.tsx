import { listClients } from '@atelie/contract/clients'
import { callApi, messageOf } from '@atelie/web-kit/calls/api'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { focusManager, onlineManager, useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

function List() {
  const { data, error } = useQuery({ queryKey: ['clients'], queryFn: () => callApi(listClients, {}) })
  return <p>{error ? messageOf(error) : data ? `${data.length} clients` : 'loading'}</p>
}

function Page() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button onClick={() => setShown(!shown)}>toggle</button>
      {shown && <List />}
    </>
  )
}

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

it('data is fetched once: not again on focus, nor when the list is shown again', async () => {
  const api = fakeApi().reply(listClients, [])
  const { user } = renderApp(<Page />)
  await screen.findByText('0 clients')
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await user.click(screen.getByText('toggle'))
  await user.click(screen.getByText('toggle'))
  expect(screen.getByText('0 clients')).toBeVisible()
  expect(api.calls(listClients)).toHaveLength(1)
})

it('a failed query is not retried automatically', async () => {
  const api = fakeApi().fail(listClients, 'unavailable')
  renderApp(<Page />)
  expect(await screen.findByText(/^503: /)).toBeVisible()
  expect(api.calls(listClients)).toHaveLength(1)
})

it('a query without a network fails at once', async () => {
  fakeApi()
  onlineManager.setOnline(false)
  const originalFetch = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === listClients.path ? Promise.reject(new TypeError('Failed to fetch')) : originalFetch(url, init),
  )
  renderApp(<Page />)
  expect(await screen.findByText(/Verifique sua internet/)).toBeVisible()
})
