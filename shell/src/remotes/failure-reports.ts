import { bareCalls } from '@atelie/contract/bare-calls'
import { MAX_MESSAGE, MAX_REPORT_BYTES, MAX_STACK } from '@atelie/contract/client-error-limits'
import type { ClientError } from '@atelie/contract/client-errors'

const { method, path } = bareCalls.reportClientError
const MOST_REPORTS = 10
const SHELL = 'shell'
const UNKNOWN = 'other'
/** In a stack or in the address of a file. */
const FILE = /\/front-ends\/([a-z0-9-]{1,40})\/([a-z0-9]{12})\//g
/** Messages of browsers when a call gets no response. */
const NO_RESPONSE = /^(?:Failed to fetch(?! dynamically)|Load failed|NetworkError)/
/** Messages of calls that were answered, aborted or given up. */
const CALLS = new Set<unknown>(['ApiError', 'AbortError', 'TimeoutError'])
/** Nothing failed, or not in our code: browsers say no more of another site's. */
const NOT_OURS = /^(?:ResizeObserver loop|Script error)/
const SHORT_STACK = 500

/** Defined by the build; tests have none. */
declare const SHELL_VERSION: string | undefined

interface Where {
  frontEnd: string
  version?: string
}

type Kind = ClientError['kind']

/** The reports sent from this page. */
const sent = new Set<string>()

/** Tells ops what failed in a browser. */
export function reportFailure(error: unknown, where: Where, kind: Kind): void {
  console.error(`${where.frontEnd} ${where.version}`, error)
  void send(error, { ...where, ...placeIn(stackOf(error), where.frontEnd) }, kind)
}

/** The same for the shell itself. */
export const reportOwnFailure = (error: unknown, kind: Kind): void => reportFailure(error, ownPlace(), kind)

/** Reports what no one caught, and files that could not be loaded. The browser itself prints these. */
export function watchFailures(): void {
  // Errors of elements do not bubble.
  window.addEventListener(
    'error',
    (event) => {
      const file = addressOf(event.target)
      if (file) return reportFile(file)
      if (event instanceof ErrorEvent)
        reportUncaught(
          event.error ?? new Fault(event.message, `${event.filename}:${event.lineno}:${event.colno}`),
          'error',
        )
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason, 'rejection'))
}

/** An error that the browser does not hand over. */
class Fault extends Error {
  constructor(message: string, place: string) {
    super(message)
    this.stack = place
  }
}

const addressOf = (target: EventTarget | null): string | null =>
  target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : null

function reportFile(file: string): void {
  const place = placeIn(file)
  if (place) void send(new Fault(`did not load: ${new URL(file, location.href).pathname}`, ''), place, 'load')
}

function reportUncaught(error: unknown, kind: Kind): void {
  const stack = stackOf(error)
  if (stack.includes('-extension://')) return
  void send(error, placeIn(stack) ?? { frontEnd: UNKNOWN }, kind)
}

const stackOf = (error: unknown): string => (error instanceof Error && error.stack) || ''

/** The front-end in a stack, at its innermost call; the shell only if there is no other, because it runs the others' code. */
function placeIn(text: string, wanted?: string): Where | undefined {
  const places = [...text.matchAll(FILE)].map(([, frontEnd = '', version]) => ({ frontEnd, version }))
  if (wanted) return places.find(({ frontEnd }) => frontEnd === wanted)
  return places.find(({ frontEnd }) => frontEnd !== SHELL) ?? places[0]
}

const ownPlace = (): Where => ({
  frontEnd: SHELL,
  version: typeof SHELL_VERSION === 'string' ? SHELL_VERSION : undefined,
})

async function send(error: unknown, { frontEnd, version = UNKNOWN }: Where, kind: Kind): Promise<void> {
  if (isNoFault(error)) return
  const message = messageOf(error)
  const key = `${frontEnd} ${version} ${message}`
  if (sent.size >= MOST_REPORTS || sent.has(key)) return
  sent.add(key)
  const report: ClientError = {
    frontEnd,
    version,
    route: location.pathname.slice(0, 200),
    kind,
    message: cut(message, MAX_MESSAGE),
    stack: cut(stackOf(error), MAX_STACK),
  }
  try {
    await fetch(path, {
      method,
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: bodyOf(report),
    })
  } catch {
    // A report that gets lost is no failure of its own.
  }
}

/** A call that was answered, aborted or got no response says nothing about the code, nor does anything offline. */
function isNoFault(error: unknown): boolean {
  if (!navigator.onLine) return true
  const { name, message, cause } = fieldsOf(error)
  if (CALLS.has(name) || CALLS.has(fieldsOf(cause).name)) return true
  return typeof message === 'string' && (name === 'TypeError' ? NO_RESPONSE : NOT_OURS).test(message)
}

/** Recognized by name, because not everything that is thrown is an Error of this window. */
const fieldsOf = (error: unknown): { name?: unknown; message?: unknown; cause?: unknown } =>
  typeof error === 'object' && error !== null ? error : {}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  // A text of its own may be anything, and may even fail.
  return typeof error === 'object' ? Object.prototype.toString.call(error) : String(error)
}

/** Without the page's query, which may have what a person looked for. */
const cut = (text: string, max: number): string =>
  [location.search, location.hash]
    .filter((part) => part.length > 1)
    .reduce((rest, part) => rest.replaceAll(part, ''), text)
    .slice(0, max)

/** Letters beyond ASCII take several bytes. */
function bodyOf(report: ClientError): string {
  const body = JSON.stringify(report)
  return new Blob([body]).size <= MAX_REPORT_BYTES
    ? body
    : JSON.stringify({ ...report, stack: report.stack.slice(0, SHORT_STACK) })
}
