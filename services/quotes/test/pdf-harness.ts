import { connectRedis, workerOptions } from '@atelie/service-kit/redis'
import { silentLog } from '@atelie/test-kit/silent-log'
import { startPdfWorker } from '../src/jobs/pdf-worker.ts'
import type { RenderDeps } from '../src/jobs/render-quote.ts'
import { createModels } from '../src/models.ts'
import { createRenderer, type Renderer } from '../src/pdf/renderer.ts'
import { OWNER, startQuotes, type QuotesHarness } from './harness.ts'

interface OpenedPdf {
  status: number
  headers: Headers
  content: Uint8Array
}

export interface PdfHarness {
  service: QuotesHarness
  deps: RenderDeps
  /** The HTML of each render since the last call. */
  takeRendered(): string[]
  /** Runs before each render. */
  beforeRender: (html: string) => Promise<void>
  /** Runs before each picture is drawn. */
  beforeDraw: () => Promise<void>
  startWorker(): void
  stopWorker(): Promise<void>
  openPdf(quoteId: number, options?: { accept?: string; accountId?: string; path?: string }): Promise<OpenedPdf>
  stop(): Promise<void>
}

/** The quotes service and, once started, a worker with a real Chromium. */
export async function startPdfs(options?: Parameters<typeof startQuotes>[0]): Promise<PdfHarness> {
  const service = await startQuotes(options)
  const chromium = createRenderer(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', silentLog)
  let rendered: string[] = []
  const renderer: Renderer = {
    ...chromium,
    async render(html) {
      await harness.beforeRender(html)
      rendered.push(html)
      return chromium.render(html)
    },
    async draw(html) {
      await harness.beforeDraw()
      return chromium.draw(html)
    },
  }
  const { connection, callCrm, callAuth } = service
  const redis = connectRedis(service.redisUrl, workerOptions, silentLog)
  let worker: ReturnType<typeof startPdfWorker> | undefined
  const harness: PdfHarness = {
    service,
    deps: {
      ...createModels(connection),
      renderer,
      callCrm,
      callAuth,
    },
    takeRendered: () => {
      const taken = rendered
      rendered = []
      return taken
    },
    beforeRender: async () => {},
    beforeDraw: async () => {},
    startWorker() {
      worker = startPdfWorker(harness.deps, redis, silentLog)
    },
    async stopWorker() {
      await worker?.close()
      worker = undefined
    },
    async openPdf(quoteId, { accept = '*/*', accountId = OWNER, path = `/api/pdf/quote/${quoteId}` } = {}) {
      const { headers, url } = service.openUrl(accountId, path)
      const response = await fetch(url, { headers: { ...headers, accept }, signal: AbortSignal.timeout(25_000) })
      return {
        status: response.status,
        headers: response.headers,
        content: new Uint8Array(await response.arrayBuffer()),
      }
    },
    async stop() {
      await harness.stopWorker()
      await chromium.close()
      redis.disconnect()
      await service.stop()
    },
  }
  return harness
}
