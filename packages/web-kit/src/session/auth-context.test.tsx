import { login, logout } from '@atelie/contract/users'
import { listProducts, product as productRecord } from '@atelie/contract/products'
import { rowReader } from '@atelie/contract/record'
import { callApi } from '@atelie/web-kit/calls/api'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { fakeApi, renderApp, takeConsoleErrors, testUser } from '@atelie/web-kit/testing/harness'
import { useQuery } from '@atelie/web-kit/query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

function Session() {
  const { user, status, login, logout } = useAuth()
  const products = useQuery({
    queryKey: ['products'],
    queryFn: () => callApi(listProducts, {}),
    enabled: user !== null,
  })
  return (
    <>
      <p>
        {status}: {user?.fullName ?? 'no user'}, {products.data?.length ?? 'no'} products
      </p>
      <button onClick={() => void login({ email: 'ana@example.com', password: 'segredo' }).catch(() => undefined)}>
        in
      </button>
      <button onClick={() => void logout()}>out</button>
    </>
  )
}

it('useAuth throws outside its provider', () => {
  expect(() => render(<Session />)).toThrow('useAuth deve ser usado dentro de um AuthProvider')
  takeConsoleErrors()
})

it('a 401 means that no one is signed in, not an error', async () => {
  fakeApi({ user: null })
  renderApp(<Session />)
  expect(screen.getByText(/loading/)).toBeVisible()
  expect(await screen.findByText('ready: no user, no products')).toBeVisible()
})

it('signing in and out drops what was fetched', async () => {
  const product = rowReader(productRecord)({ id: 1, name: 'Caderno', price: 10, unit: 'un', version: 1 })
  fakeApi({ user: null }).reply(login, testUser).reply(logout, undefined).reply(listProducts, [product])
  const { user } = renderApp(<Session />)
  await user.click(await screen.findByText('in'))
  expect(await screen.findByText('ready: Ana Souza, 1 products')).toBeVisible()
  await user.click(screen.getByText('out'))
  expect(await screen.findByText('ready: no user, no products')).toBeVisible()
})

it('signing out works here even if the server fails, and failures are logged', async () => {
  fakeApi().fail(logout, 'unavailable').fail(login, 'bad_credentials').reply(listProducts, [])
  const { user } = renderApp(<Session />)
  await screen.findByText('ready: Ana Souza, 0 products')
  await user.click(screen.getByText('out'))
  expect(await screen.findByText(/no user/)).toBeVisible()
  expect(takeConsoleErrors()[0]?.[0]).toBe('Erro ao fazer logout:')
  await user.click(screen.getByText('in'))
  await expect.poll(() => takeConsoleErrors()[0]?.[0]).toBe('Erro ao fazer login:')
})
