import { execFileSync } from 'node:child_process'
import type { Logger } from '@atelie/service-kit/log'
import { silentLog } from '@atelie/test-kit/silent-log'
import { expect, it } from 'vitest'
import { keepBrowser } from '../src/pdf/browser.ts'

/** The command lines of the browsers that this process has started. */
const browsers = () =>
  execFileSync('ps', ['-A', '-ww', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([parent, ...args]) => Number(parent) === process.pid && args.includes('--headless'))

it('Chromium runs in its sandbox, or logs once why not', async () => {
  const warnings: { reason?: string }[] = []
  const log = { ...silentLog, warn: (fields: object) => void warnings.push(fields) } as unknown as Logger
  const kept = keepBrowser(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', log)
  try {
    const first = await kept.current()
    const isSandboxed = browsers().map((args) => !args.includes('--no-sandbox'))
    const reasons = warnings.map(({ reason }) => reason)
    expect(reasons).toEqual(isSandboxed[0] ? [] : [expect.stringMatching(/sandbox/i)])
    expect(isSandboxed).toHaveLength(1)
    await first.close()
    await kept.current()
    expect(warnings.filter(({ reason }) => reason)).toHaveLength(reasons.length)
  } finally {
    await kept.close()
  }
})

it('a missing Chromium is not blamed on the sandbox', async () => {
  const warnings: unknown[] = []
  const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) } as unknown as Logger
  await expect(keepBrowser('/nowhere/chromium', log).current()).rejects.toThrow('/nowhere/chromium')
  expect(warnings).toEqual([])
})
