import { stripVTControlCharacters } from 'node:util'
import type { Logger } from '@atelie/service-kit/log'
import { Counter } from '@atelie/service-kit/metrics'
import { chromium, errors, type Browser, type LaunchOptions } from 'playwright-core'

const ARGUMENTS = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // Letters as far apart as the font has them. The headless shell in the image would fit them to the pixels of a screen.
  '--font-render-hinting=none',
  // An offline page may still open a speculative connection, so no address leads anywhere.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://0.0.0.0:1',
  '--proxy-bypass-list=<-loopback>',
]

const starts = new Counter({ name: 'chromium_starts_total', help: 'How often Chromium was started' })

interface KeptBrowser {
  /** The running browser; rejects if none can be started. */
  current(): Promise<Browser>
  close(): Promise<void>
}

/**
 * One Chromium for the life of the process, started when first needed and again after a crash. It runs in its sandbox
 * unless the system does not allow that, which is found out by trying.
 */
export function keepBrowser(executablePath: string, log: Logger): KeptBrowser {
  let browser: Promise<Browser> | undefined
  let closing = false
  const start = createStart(
    { executablePath, args: ARGUMENTS, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    log,
  )

  function launch(): Promise<Browser> {
    const launched = start()
    const forget = () => {
      if (browser === launched) browser = undefined
    }
    launched.then((started) => {
      starts.inc()
      started.on('disconnected', () => {
        if (!closing) log.warn('chromium is gone, the next one starts when it is needed')
        forget()
      })
    }, forget)
    return launched
  }

  return {
    current: () => (browser ??= launch()),
    async close() {
      closing = true
      await (await browser)?.close()
    },
  }
}

function createStart(options: LaunchOptions, log: Logger): () => Promise<Browser> {
  let chromiumSandbox = true

  return async () => {
    try {
      return await chromium.launch({ ...options, chromiumSandbox })
    } catch (err) {
      // A time-out on a busy machine says nothing about sandboxes.
      if (!chromiumSandbox || err instanceof errors.TimeoutError) throw err
      // If this fails too, the sandbox is not the reason, and the next start tries it again.
      const browser = await chromium.launch({ ...options, chromiumSandbox: false })
      chromiumSandbox = false
      log.warn(
        { reason: sandboxReason(err as Error) },
        'chromium runs without its sandbox: the system does not allow it',
      )
      return browser
    }
  }
}

/** Chromium's reason, out of the many lines it prints when it does not start. */
function sandboxReason(err: Error): string {
  const lines = stripVTControlCharacters(err.message).split('\n')
  const line = lines.find((text) => text.includes('[err]') && /sandbox/i.test(text))
  return line ? line.slice(line.lastIndexOf(']') + 1).trim() : err.message
}
