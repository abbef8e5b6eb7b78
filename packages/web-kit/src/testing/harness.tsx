import '@testing-library/jest-dom/vitest'
import { listenForBack } from '@atelie/web-kit/back/close-on-back'
import { countNewAnswers } from '@atelie/contract/quote-events'
import { currentUser, type User } from '@atelie/contract/users'
import type { RuntimeConfig } from '@atelie/web-kit/runtime-config'
import { type RouteObject, RouterProvider } from '@atelie/web-kit/router'
import { loadToasts } from '@atelie/web-kit/toast/toast'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { AppProviders } from '../app-providers.tsx'
import { exampleConfig } from './example-config.ts'
import { FakeApi } from './fake-api.ts'
import { createQueryClient } from '../calls/query-client.ts'

// Otherwise the first toast of a file would come later than the others.
await loadToasts()

/** Styles stay outside the document: there are thousands, which jsdom would go through for each label of each query. */
const styles = createCache({ key: 'css', container: document.createElement('div') })

export const testUser: User = { email: 'ana@example.com', username: 'ana', fullName: 'Ana Souza' }

/** The network of a test, with the given person signed in, or no one. */
export function fakeApi({ user = testUser as User | null } = {}): FakeApi {
  const api = new FakeApi()
  return user
    ? api.reply(currentUser, user).reply(countNewAnswers, { count: 0 })
    : api.fail(currentUser, 'unauthenticated')
}

/** Renders a page, or routes, within everything that the shell provides. */
export function renderApp(
  content: ReactNode | RouteObject[],
  { path = '/', config = {} as Partial<RuntimeConfig> } = {},
) {
  // Files share their modules, but each has a window of its own.
  listenForBack()
  const routes = Array.isArray(content) ? (content as RouteObject[]) : [{ path: '*', element: content }]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const view = render(
    <CacheProvider value={styles}>
      <AppProviders config={{ ...exampleConfig, ...config }} queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </AppProviders>
    </CacheProvider>,
  )
  return { ...view, router, user: userEvent.setup({ delay: null }) }
}

/** Pastes text into a field; typing it key by key is only worth the time if keys matter. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(screen.getByLabelText(label))
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}

/** Presses the button of the toast on screen. */
export async function pressInToast(user: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  // For a moment the area of toasts does not know that it has one.
  await waitFor(() => expect(button.closest<HTMLElement>('[role=region]')?.style.pointerEvents).not.toBe('none'))
  await user.click(button)
}

export const pressUndo = (user: UserEvent): Promise<void> => pressInToast(user, 'Desfazer')

/** Presses the browser's Back, and waits until what it closes has closed or refused to. */
export const goBack = () =>
  act(async () => {
    history.back()
    // Each step is two tasks, and it may pass over entries that earlier tests have left.
    for (let task = 0; task < 12; task++)
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
  })

/** Decides which media queries match, until the test is over. */
export function stubMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener() {},
    removeEventListener() {},
    // MUI follows the colour scheme with these.
    addListener() {},
    removeListener() {},
  }))
}

/** Makes the screen of the test that of a phone. */
export const holdPhone = () => stubMedia((query) => query.includes('max-width'))

/** A promise that the test settles. */
export function later<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((succeed, fail) => {
    ;[resolve, reject] = [succeed, fail]
  })
  return { promise, resolve, reject }
}

/** Takes the errors logged so far, which the test expects; any others on the console fail it. */
export function takeConsoleErrors(): unknown[][] {
  const { mock } = vi.mocked(console.error)
  return mock.calls.splice(0)
}
