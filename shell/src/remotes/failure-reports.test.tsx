import { type ClientError, reportClientError } from '@atelie/contract/client-errors'
import { ApiError } from '@atelie/web-kit/calls/api'
import { takeConsoleErrors } from '@atelie/web-kit/testing/harness'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let reports: typeof import('./failure-reports.ts')
let send: ReturnType<typeof vi.fn>
let watched: Parameters<typeof window.removeEventListener>[]

beforeEach(async () => {
  // The state of a page that was just opened.
  vi.resetModules()
  reports = await import('./failure-reports.ts')
  send = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', send)
  watched = []
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof window.addEventListener>) => {
    watched.push(listener as (typeof watched)[number])
    listen(...listener)
  })
  history.replaceState(null, '', '/clients?search=Maria#Ana')
})
afterEach(() => {
  for (const listener of watched) window.removeEventListener(...listener)
  history.replaceState(null, '', '/')
})

const sent = () =>
  send.mock.calls.map(([, { body }]) => reportClientError.body!.parse(JSON.parse(body as string)) as ClientError)

const V1 = '000000000001'
const frame = (name: string, version = V1) =>
  `    at f (http://localhost/front-ends/${name}/${version}/assets/page.js:1:20)`
const failure = (message: string, ...frames: string[]) =>
  Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join('\n') })

describe('a failure that was caught', () => {
  it("a failure is printed and sent, without the page's query", () => {
    const error = failure('no /clients?search=Maria', frame('mfe-business'))
    reports.reportFailure(error, { frontEnd: 'mfe-business', version: V1 }, 'boundary')
    expect(takeConsoleErrors()).toEqual([[`mfe-business ${V1}`, error]])
    expect(send).toHaveBeenCalledExactlyOnceWith(
      '/api/client-errors',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    )
    expect(sent()).toEqual([
      {
        frontEnd: 'mfe-business',
        version: V1,
        route: '/clients',
        kind: 'boundary',
        message: 'Error: no /clients',
        stack: `Error: no /clients\n${frame('mfe-business')}`,
      },
    ])
  })

  it('a failure counts for the version whose code failed, not for the one that should have been shown', () => {
    reports.reportFailure(
      failure('x', frame('shell', '00000000000s'), frame('mfe-business', '000000000002')),
      { frontEnd: 'mfe-business', version: V1 },
      'boundary',
    )
    expect(sent()).toMatchObject([{ frontEnd: 'mfe-business', version: '000000000002' }])
    takeConsoleErrors()
  })

  it('a message is sent once for each version', () => {
    for (const version of [V1, V1, '000000000002'])
      reports.reportFailure(failure('x'), { frontEnd: 'mfe-business', version }, 'load')
    expect(sent().map(({ version }) => version)).toEqual([V1, '000000000002'])
    expect(takeConsoleErrors()).toHaveLength(3)
  })

  it('a page sends ten reports', () => {
    for (let count = 0; count < 20; count += 1) reports.reportOwnFailure(failure(String(count)), 'error')
    expect(sent()).toHaveLength(10)
    expect(sent()[0]).toMatchObject({ frontEnd: 'shell', version: 'other' })
    takeConsoleErrors()
  })

  it('a long report fits', () => {
    reports.reportOwnFailure(failure('\u0001'.repeat(9_000), '€'.repeat(9_000)), 'error')
    expect(sent()).toHaveLength(1)
    expect(new Blob([send.mock.calls[0]![1].body]).size).toBeLessThanOrEqual(8 * 1024)
    takeConsoleErrors()
  })

  it.each<[string, unknown]>([
    ['answered', new ApiError(500, 'x')],
    ["answered, in the product's words", new Error('Não deu certo', { cause: new ApiError(500, 'x') })],
    ['aborted', new DOMException('x', 'AbortError')],
    ['that took too long', new DOMException('x', 'TimeoutError')],
    ['without a response in Chromium', new TypeError('Failed to fetch')],
    ['without a response in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['without a response in Safari', new TypeError('Load failed')],
  ])('a call %s is no failure', (_, error) => {
    reports.reportOwnFailure(error, 'boundary')
    expect(send).not.toHaveBeenCalled()
    takeConsoleErrors()
  })

  it('nothing is sent offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    reports.reportFailure(failure('x'), { frontEnd: 'mfe-business', version: V1 }, 'load')
    expect(send).not.toHaveBeenCalled()
    takeConsoleErrors()
  })

  it('a report that cannot be sent is forgotten', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'))
    reports.watchFailures()
    reports.reportOwnFailure(failure('x'), 'error')
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    takeConsoleErrors()
  })
})

describe('a failure that no one caught', () => {
  beforeEach(() => reports.watchFailures())

  const fail = (fields: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', fields))
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

  it('an error counts for the front-end in its stack', () => {
    fail({ error: failure('x', frame('mfe-content')), message: 'x' })
    expect(sent()).toMatchObject([{ frontEnd: 'mfe-content', version: V1, kind: 'error', message: 'Error: x' }])
  })

  it('an error below shared code counts for the front-end that called it', () => {
    fail({ error: failure('x', frame('shell'), frame('mfe-content'), frame('shell')), message: 'x' })
    fail({ error: failure('y', frame('shell')), message: 'y' })
    expect(sent().map(({ frontEnd }) => frontEnd)).toEqual(['mfe-content', 'shell'])
  })

  it('an error without a stack counts for the file where it occurred', () => {
    fail({
      message: 'x',
      filename: `http://localhost/front-ends/mfe-content/${V1}/assets/page.js`,
      lineno: 1,
      colno: 20,
    })
    expect(sent()).toMatchObject([
      { frontEnd: 'mfe-content', version: V1, stack: expect.stringMatching(/page\.js:1:20$/) },
    ])
  })

  it.each<[unknown, Partial<ClientError>]>([
    [failure('x', frame('mfe-content')), { frontEnd: 'mfe-content', message: 'Error: x' }],
    ['x', { frontEnd: 'other', version: 'other', message: 'x' }],
    [undefined, { frontEnd: 'other', message: 'undefined' }],
    [Object.create(null), { message: '[object Object]' }],
  ])('the rejection %# is sent', (reason, expected) => {
    reject(reason)
    expect(sent()).toMatchObject([{ ...expected, kind: 'rejection' }])
  })

  it.each([
    ['script', 'src'],
    ['link', 'href'],
  ])('a %s that does not load is sent', (name, attribute) => {
    const element = document.createElement(name)
    element.setAttribute(attribute, `/front-ends/mfe-content/${V1}/remoteEntry.js?x=1`)
    document.body.append(element)
    element.dispatchEvent(new Event('error'))
    element.remove()
    expect(sent()).toEqual([
      {
        frontEnd: 'mfe-content',
        version: V1,
        route: '/clients',
        kind: 'load',
        message: `Error: did not load: /front-ends/mfe-content/${V1}/remoteEntry.js`,
        stack: '',
      },
    ])
  })

  it.each([
    ['img', 'src', '/logo.png'],
    ['script', 'src', 'https://elsewhere.exemplo/x.js'],
  ])('a foreign %s that does not load is not sent', (name, attribute, file) => {
    const element = document.createElement(name)
    element.setAttribute(attribute, file)
    document.body.append(element)
    element.dispatchEvent(new Event('error'))
    element.remove()
    expect(send).not.toHaveBeenCalled()
  })

  it.each(['ResizeObserver loop completed with undelivered notifications.', 'Script error.'])(
    '%s is not sent',
    (message) => {
      fail({ message })
      expect(send).not.toHaveBeenCalled()
    },
  )

  it('an error of an extension is not sent', () => {
    reject(failure('x', '    at chrome-extension://abc/content.js:1:1'))
    expect(send).not.toHaveBeenCalled()
  })
})
