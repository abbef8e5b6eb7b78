import { afterEach, expect, it, vi } from 'vitest'
import { waitForPdf } from './pdf.ts'

afterEach(() => vi.useRealTimers())

const responseWith = (status: number) => new Response(null, { status, headers: { 'Retry-After': '2' } })

it('a PDF is requested until it is ready, as often as the server says', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn().mockResolvedValue(responseWith(202))
  vi.stubGlobal('fetch', fetch)
  const waiting = waitForPdf(7)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(fetch).toHaveBeenCalledTimes(1)
  fetch.mockResolvedValue(responseWith(200))
  await vi.advanceTimersByTimeAsync(1)
  await expect(waiting).resolves.toBeUndefined()
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/pdf/quote/7', '/api/pdf/quote/7'])
})

it('a PDF that never comes is given up', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => responseWith(202)),
  )
  const waiting = expect(waitForPdf(7)).rejects.toThrow('not ready')
  await vi.advanceTimersByTimeAsync(60_000)
  await waiting
})
