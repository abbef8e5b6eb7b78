import { buildPath } from '@atelie/contract/endpoint'
import type { getQuotePicture } from '@atelie/contract/quote-events'
import { getQuotePdf } from '@atelie/contract/quote-list'
import { request } from '@atelie/web-kit/calls/api'

const STILL_WORKING = 202
const MAX_TRIES = 12

/** Must be called within the click, or the browser blocks the new tab as a pop-up. */
export function openPdfTab(id: number): void {
  window.open(buildPath(getQuotePdf.path, { id }), '_blank', 'noopener')
}

/** Resolves once the quote's PDF exists, at the URL that the tab shows. */
export async function waitForPdf(id: number): Promise<void> {
  void (await readWhenReady(getQuotePdf, id)).body?.cancel()
}

/** The response with a quote's PDF or picture once that exists; the body is left unread. */
export async function readWhenReady(
  endpoint: typeof getQuotePdf | typeof getQuotePicture,
  id: number,
  maxTries = MAX_TRIES,
): Promise<Response> {
  for (let tries = 0; tries < maxTries; tries++) {
    const response = await request(endpoint, { params: { id } })
    if (response.status !== STILL_WORKING) return response
    void response.body?.cancel()
    const seconds = Number(response.headers.get('Retry-After')) || 1
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
  throw new Error(`${endpoint.path} of ${id} is not ready after ${maxTries} tries`)
}
