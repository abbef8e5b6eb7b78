import { expect, it, vi } from 'vitest'
import { count, loadConfig, rateLimitSettings } from './config.ts'

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

it.each([['1', true], ['5000', true], ['0', false], ['-3', false], ['1.5', false], ['many', false]])('a count may be set to %s: %s', (text, isCount) => {
  expect(count.safeParse(text)).toMatchObject(isCount ? { success: true, data: Number(text) } : { success: false })
})
