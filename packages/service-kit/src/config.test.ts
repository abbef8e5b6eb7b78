import { expect, it, vi } from 'vitest'
import { loadConfig, rateLimitSettings } from './config.ts'

const load = (env: Record<string, string>) => loadConfig(rateLimitSettings, env)

it('limits are on unless a developer turns them off', () => {
  expect(load({}).RATE_LIMITS).toBe('on')
  expect(load({ RATE_LIMITS: 'off' }).RATE_LIMITS).toBe('off')
})

it('a production image does not start without limits', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => { throw new Error('ended') })
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => load({ RATE_LIMITS: 'off', PRODUCTION_IMAGE: 'true' })).toThrow('ended')
  expect(exit).toHaveBeenCalledWith(1)
  expect(printed.mock.calls.flat()).toEqual([expect.stringContaining('setting RATE_LIMITS')])
})
