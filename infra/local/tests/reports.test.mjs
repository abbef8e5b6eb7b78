// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addUp, countReports, readPlaywright, readVitest } from './reports.mjs'

const NOON = Date.UTC(2026, 10, 21, 12)
let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'atelie-reports-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** @param {string} name @param {object} report */
function write(name, report) {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('a Vitest report has how many tests passed and failed', () => {
  const file = write('vitest.json', { numPassedTests: 7, numFailedTests: 2, startTime: NOON + 1 })
  expect(readVitest(file, NOON)).toEqual({ passed: 7, failed: 2, kept: 0 })
})

it('a Playwright report counts a flaky test as failed', () => {
  const file = write('playwright.json', { stats: { expected: 5, unexpected: 1, flaky: 2, startTime: new Date(NOON + 1).toISOString() } })
  expect(readPlaywright(file, NOON)).toEqual({ passed: 5, failed: 3, kept: 0 })
})

it('a report of an earlier run means that nothing was run again', () => {
  const vitest = write('vitest.json', { numPassedTests: 7, numFailedTests: 0, startTime: NOON - 1 })
  const playwright = write('playwright.json', { stats: { expected: 5, unexpected: 0, flaky: 0, startTime: new Date(NOON - 1).toISOString() } })
  expect([readVitest(vitest, NOON).kept, readPlaywright(playwright, NOON).kept]).toEqual([7, 5])
})

it('a report that was never written counts as a failure', () => {
  const there = write('vitest.json', { numPassedTests: 3, numFailedTests: 0, startTime: NOON })
  expect(countReports([there, join(folder, 'missing.json')], (file) => readVitest(file, NOON))).toEqual({ passed: 3, failed: 1, kept: 0 })
})

it('counts are added up, including those of checks', () => {
  expect(addUp([{ passed: 1, failed: 0 }, { passed: 7, failed: 2, kept: 7 }])).toEqual({ passed: 8, failed: 2, kept: 7 })
})
