import type { Logger } from '@atelie/service-kit/log'
import { chromium, type Browser } from 'playwright-core'

const ARGUMENTS = [
  '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--no-first-run', '--disable-gpu', '--disable-dev-shm-usage',
  // A page that is offline may still open a connection ahead of a request; no address leads anywhere.
  '--host-resolver-rules=MAP * ~NOTFOUND', '--proxy-server=http://0.0.0.0:1', '--proxy-bypass-list=<-loopback>',
]

export interface KeptBrowser {
  /** The running browser; rejects when none can be started. */
  current(): Promise<Browser>
  close(): Promise<void>
}

/** One Chromium for the life of the process, started when first wanted and again whenever it is lost. */
export function keepBrowser(executablePath: string, log: Logger): KeptBrowser {
  let browser: Promise<Browser> | undefined
  let closing = false

  function launch(): Promise<Browser> {
    const launched = chromium.launch({ executablePath, args: ARGUMENTS, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
    const forget = () => { if (browser === launched) browser = undefined }
    launched.then(
      (started) => started.on('disconnected', () => {
        if (!closing) log.warn('chromium is gone, the next one starts when it is needed')
        forget()
      }),
      forget,
    )
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
