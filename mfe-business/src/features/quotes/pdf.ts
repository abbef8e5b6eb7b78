import { buildPath } from '@atelie/contract/endpoint'
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
  void (await readPdf(id)).body?.cancel()
}

/** The response with the PDF, whose body is left unread. */
export async function readPdf(id: number): Promise<Response> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const response = await request(getQuotePdf, { params: { id } })
    if (response.status !== STILL_WORKING) return response
    void response.body?.cancel()
    const seconds = Number(response.headers.get('Retry-After')) || 1
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
  throw new Error(`the PDF of quote ${id} is not ready after ${MAX_TRIES} tries`)
}
