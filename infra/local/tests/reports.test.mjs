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

it('a Vitest report has how many tests passed and failed, and which failed', () => {
  const testResults = [
    {
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'list › sorts' },
      ],
    },
  ]
  const file = write('vitest.json', { numPassedTests: 7, numFailedTests: 1, startTime: NOON + 1, testResults })
  expect(readVitest(file, NOON)).toEqual({ passed: 7, failed: 1, kept: 0, failures: ['list › sorts'] })
})

it('a Playwright report counts a flaky test as failed', () => {
  const specs = [
    ['signs in', 'expected'],
    ['signs out', 'unexpected'],
    ['deletes', 'flaky'],
  ].map(([title, status]) => ({ title, tests: [{ status }] }))
  const suites = [{ title: 'session.spec.ts', suites: [{ title: 'on a phone', specs }] }]
  const file = write('playwright.json', {
    stats: { expected: 1, unexpected: 1, flaky: 1, startTime: new Date(NOON + 1).toISOString() },
    suites,
  })
  expect(readPlaywright(file, NOON)).toEqual({
    passed: 1,
    failed: 2,
    kept: 0,
    failures: ['session.spec.ts › on a phone › signs out', 'session.spec.ts › on a phone › deletes'],
  })
})

it('a report of an earlier run means that nothing was run again', () => {
  const vitest = write('vitest.json', { numPassedTests: 7, numFailedTests: 0, startTime: NOON - 1, testResults: [] })
  const playwright = write('playwright.json', {
    stats: { expected: 5, unexpected: 0, flaky: 0, startTime: new Date(NOON - 1).toISOString() },
    suites: [],
  })
  expect([readVitest(vitest, NOON).kept, readPlaywright(playwright, NOON).kept]).toEqual([7, 5])
})

it('a report that was never written counts as a failure', () => {
  const there = write('vitest.json', { numPassedTests: 3, numFailedTests: 0, startTime: NOON, testResults: [] })
  expect(countReports([there, join(folder, 'missing.json')], (file) => readVitest(file, NOON))).toMatchObject({
    passed: 3,
    failed: 1,
    kept: 0,
  })
})

it('counts are added up, including those of checks', () => {
  expect(
    addUp([
      { passed: 1, failed: 0 },
      { passed: 7, failed: 1, kept: 7, failures: ['sorts'] },
    ]),
  ).toEqual({ passed: 8, failed: 1, kept: 7, failures: ['sorts'] })
})
