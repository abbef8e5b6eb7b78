import type { RemoteAddress } from '@atelie/web-kit/runtime-config'
import { takeConsoleErrors } from '@atelie/web-kit/testing/harness'
import { act, render, within } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let count = 0
/** Versions that this file did not load before. */
const nextVersion = () => `v${++count}`

const addressOf = (version: string): Omit<RemoteAddress, 'before'> => ({
  version,
  entry: `/${version}/remoteEntry.js`,
  integrity: 'sha256-x',
  release: `/${version}/release.json`,
})
const use = (version: string, before?: string) =>
  setInUse({
    shell: 's',
    remotes: { 'mfe-business': { ...addressOf(version), ...(before && { before: addressOf(before) }) } },
  })

/** The modules each version takes that the shell lacks. */
let missing: Record<string, string[]>
/** The versions whose entry cannot be loaded, and those whose entry never arrives. */
let broken: Set<string>
let hanging: Set<string>
/** The scripts that the page has run. */
let scripts: HTMLScriptElement[]

let setInUse: typeof import('./in-use.ts').setInUse
let remotePage: typeof import('./remote-pages.ts').remotePage
let forgetRemote: typeof import('./remote-pages.ts').forgetRemote
let loadAhead: typeof import('./remote-pages.ts').loadAhead

beforeEach(async () => {
  // The state of a tab that was just opened.
  vi.resetModules()
  const modules = await Promise.all([import('./in-use.ts'), import('./remote-pages.ts')])
  setInUse = modules[0].setInUse
  remotePage = modules[1].remotePage
  forgetRemote = modules[1].forgetRemote
  loadAhead = modules[1].loadAhead
  missing = {}
  broken = new Set()
  hanging = new Set()
  scripts = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      const version = url.split('/')[1]!
      return new Response(JSON.stringify({ missing: missing[version] ?? [] }))
    }),
  )
  // The bundler puts this into the shell.
  vi.stubGlobal(
    '__webpack_init_sharing__',
    vi.fn(async () => {}),
  )
  vi.stubGlobal('__webpack_share_scopes__', { default: {} })
  vi.spyOn(document.head, 'append').mockImplementation((script) => run(script as HTMLScriptElement))
})

/** Loads scripts as a browser would: jsdom runs no scripts. */
function run(script: HTMLScriptElement): void {
  const version = new URL(script.src).pathname.split('/')[1]!
  scripts.push(script)
  if (hanging.has(version)) return
  if (!broken.has(version)) {
    const routes = { '/clients': lazy(async () => ({ default: () => <p>clients {version}</p> })) }
    vi.stubGlobal(`mfe_business_${version}`, { init: async () => {}, get: async () => () => ({ routes }) })
  }
  script.dispatchEvent(new Event(broken.has(version) ? 'error' : 'load'))
}

afterEach(() => {
  vi.useRealTimers()
})

function show(Page: ComponentType) {
  return within(
    render(
      <Suspense>
        <Page />
      </Suspense>,
    ).container,
  )
}

it('a page is loaded once, and a new version of it under its own name', async () => {
  const [first, second] = [nextVersion(), nextVersion()]
  use(first)
  const Page = remotePage('mfe-business', '/clients')
  expect(await show(Page).findByText(`clients ${first}`)).toBeVisible()
  expect(remotePage('mfe-business', '/clients')).toBe(Page)
  expect(scripts).toMatchObject([
    { src: expect.stringContaining(`/${first}/remoteEntry.js`), integrity: 'sha256-x', crossOrigin: 'anonymous' },
  ])

  use(second)
  expect(await show(remotePage('mfe-business', '/clients')).findByText(`clients ${second}`)).toBeVisible()
  expect(scripts).toHaveLength(2)
})

it('a page whose version is loading already does not load it again', async () => {
  const version = nextVersion()
  use(version)
  loadAhead('mfe-business')
  expect(scripts).toHaveLength(1)
  expect(await show(remotePage('mfe-business', '/clients')).findByText(`clients ${version}`)).toBeVisible()
  expect(scripts).toHaveLength(1)
})

it('a version that could not be loaded ahead is loaded again with the page', async () => {
  const version = nextVersion()
  use(version)
  broken.add(version)
  loadAhead('mfe-business')
  await vi.waitFor(() => expect(scripts).toHaveLength(1))
  await act(async () => {})
  broken.clear()
  expect(await show(remotePage('mfe-business', '/clients')).findByText(`clients ${version}`)).toBeVisible()
})

it.each([
  ['this tab has used', true],
  ['was in use before', false],
])('in place of a version that cannot be loaded, the one that %s is shown', async (_, hasUsed) => {
  const [good, bad] = [nextVersion(), nextVersion()]
  if (hasUsed) {
    use(good)
    await show(remotePage('mfe-business', '/clients')).findByText(`clients ${good}`)
  }
  broken.add(bad)
  use(bad, hasUsed ? undefined : good)
  expect(await show(remotePage('mfe-business', '/clients')).findByText(`clients ${good}`)).toBeVisible()
  expect(takeConsoleErrors()).toEqual([
    [
      expect.stringContaining(bad),
      expect.objectContaining({ message: expect.stringContaining(`/${bad}/remoteEntry.js was not loaded`) }),
    ],
  ])
})

it('in place of a version that hangs, the one before is shown after ten seconds', async () => {
  const [good, slow] = [nextVersion(), nextVersion()]
  vi.useFakeTimers()
  hanging.add(slow)
  use(slow, good)
  const view = show(remotePage('mfe-business', '/clients'))
  await act(() => vi.advanceTimersByTimeAsync(9_900))
  expect(view.queryByText(`clients ${good}`)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(view.getByText(`clients ${good}`)).toBeVisible()
  expect(takeConsoleErrors()).toEqual([
    [expect.stringContaining(slow), expect.objectContaining({ message: expect.stringContaining('did not load') })],
  ])
})

it('a version that takes what this shell lacks is not shown', async () => {
  const [good, misfit] = [nextVersion(), nextVersion()]
  missing[misfit] = ['react: useNewHook', '@atelie/web-kit/new as a whole']
  use(misfit, good)
  expect(await show(remotePage('mfe-business', '/clients')).findByText(`clients ${good}`)).toBeVisible()
  expect(takeConsoleErrors()).toEqual([
    [
      expect.stringContaining(misfit),
      expect.objectContaining({
        message: expect.stringContaining('lacks: react: useNewHook, @atelie/web-kit/new as a whole'),
      }),
    ],
  ])
})

it('a remote that was forgotten is loaded again', () => {
  use(nextVersion())
  const Page = remotePage('mfe-business', '/clients')
  forgetRemote('mfe-business')
  expect(remotePage('mfe-business', '/clients')).not.toBe(Page)
})
