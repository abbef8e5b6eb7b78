import { expect, it, vi } from 'vitest'
import { forgetFailedLoads } from './shared-modules.ts'

/** Reads modules as the federation runtime does. */
async function load(shared: { get: () => Promise<unknown>; loading?: Promise<unknown> | null }) {
  if (shared.loading) return shared.loading
  const loading = shared.get()
  shared.loading = loading
  return loading
}

it('a shared module whose file did not arrive is loaded at its next use, and one that did only once', async () => {
  const get = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'))
  const shared = { get: get as () => Promise<unknown> }
  forgetFailedLoads({ './ui-form': { '1.0.0': shared } })
  await expect(load(shared)).rejects.toThrow('offline')
  expect(await load(shared)).toBe('module')
  expect(await load(shared)).toBe('module')
  expect(get).toHaveBeenCalledTimes(2)
})
