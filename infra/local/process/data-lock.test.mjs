// @ts-check
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newDataDir, removeDataDir } from '../tests/fixtures/copy.mjs'

const LOCKER = join(import.meta.dirname, '../tests/fixtures/locker.mjs')

let dataDir = ''
/** @type {import('node:child_process').ChildProcess[]} */
let lockers = []
beforeEach(() => {
  dataDir = newDataDir()
  lockers = []
})
afterEach(async () => {
  await Promise.all(lockers.map(kill))
  removeDataDir(dataDir)
})

async function newLocker() {
  const locker = fork(LOCKER, [dataDir])
  lockers.push(locker)
  await once(locker, 'message')
  return locker
}

/** @param {import('node:child_process').ChildProcess} locker @returns {Promise<{ afterCrash?: boolean, refused?: string }>} */
async function lockWith(locker, at = 0) {
  const answer = once(locker, 'message')
  locker.send(at)
  return (await answer)[0]
}

/** @param {import('node:child_process').ChildProcess} locker */
async function kill(locker) {
  if (locker.exitCode !== null || locker.signalCode !== null) return
  locker.kill('SIGKILL')
  await once(locker, 'exit')
}

it('a folder in use is refused, naming its process, and taken over at once when that is killed', async () => {
  const [first, second] = [await newLocker(), await newLocker()]
  expect(await lockWith(first)).toEqual({ afterCrash: false })
  expect((await lockWith(second)).refused).toContain(`in use by another start (process ${first.pid})`)
  await kill(first)
  expect(await lockWith(second)).toEqual({ afterCrash: true })
})

const CRASHED = JSON.stringify({ pid: process.pid, startedAt: 'earlier' })

it.each([
  ['a new folder', ''],
  ['that of a crashed start', CRASHED],
  ['that of a start that crashed while writing', CRASHED.slice(0, 9)],
])('one of several starts in the same moment gets %s', async (_, left) => {
  const path = join(dataDir, 'lock')
  const several = await Promise.all(Array.from({ length: 6 }, newLocker))
  for (let round = 0; round < 10; round++) {
    if (left) writeFileSync(path, left)
    const at = Date.now() + 30
    const answers = await Promise.all(several.map((one) => lockWith(one, at)))
    expect(answers.filter(({ refused }) => !refused)).toHaveLength(1)
    rmSync(path)
  }
})
