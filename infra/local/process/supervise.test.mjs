// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { expectSoon } from '../tests/fixtures/copy.mjs'
import { supervise } from './supervise.mjs'

it('the pause doubles after each crash in a row', async () => {
  /** @type {string[]} */
  const events = []
  const supervised = supervise({
    name: 'crasher',
    logFile: 'crasher.log',
    onEvent: (text) => events.push(text),
    launch: () => spawn(process.execPath, ['-e', 'process.exit(3)']),
    isReady: async () => false,
    askToStop: (child) => child.kill('SIGTERM'),
    kill: (child) => child.kill('SIGKILL'),
  })
  await expectSoon(() => events.length === 3)
  await supervised.stop(1_000)
  expect(events).toEqual(
    ['0.25', '0.5', '1'].map((pause) => `crasher stopped unexpectedly (exit code 3), starting it again in ${pause} s`),
  )
  await expect(supervised.ready).rejects.toThrow('stopped before it was ready')
})

it('a process that does not stop when asked is killed', async () => {
  const supervised = supervise({
    name: 'stubborn',
    logFile: 'stubborn.log',
    onEvent: () => {},
    launch: () =>
      spawn(process.execPath, [
        '-e',
        'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up")',
      ]),
    isReady: async () => true,
    askToStop: () => {},
    kill: (child) => child.kill('SIGKILL'),
  })
  await supervised.ready
  const pid = Number(supervised.pid())
  await supervised.stop(100)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

it('a restarted process is started again at once, without a word about a crash', async () => {
  /** @type {string[]} */
  const events = []
  const supervised = supervise({
    name: 'changed',
    logFile: 'changed.log',
    onEvent: (text) => events.push(text),
    launch: () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']),
    isReady: async () => true,
    askToStop: (child) => child.kill('SIGTERM'),
    kill: (child) => child.kill('SIGKILL'),
  })
  await supervised.ready
  const before = supervised.pid()
  supervised.restart(1_000)
  await expectSoon(() => supervised.pid() !== before && events.length === 1)
  expect(events).toEqual(['changed is back'])
  await supervised.stop(1_000)
})

it('a process that hangs once it is ready is killed and started again, and one that answers now and then is not', async () => {
  /** @type {string[]} */
  const events = []
  let answers = 0
  const supervised = supervise({
    name: 'frozen',
    logFile: 'frozen.log',
    onEvent: (text) => events.push(text),
    launch: () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']),
    isReady: async () => true,
    life: {
      everyMs: 20,
      mostMissed: 3,
      // Every third time, until it has been asked thirty times.
      ask: async (signal) => {
        answers += 1
        if (answers > 30 || answers % 3 > 0) await once(signal, 'abort').then(() => signal.throwIfAborted())
      },
    },
    askToStop: (child) => child.kill('SIGTERM'),
    kill: (child) => child.kill('SIGKILL'),
  })
  await supervised.ready
  const before = supervised.pid()
  process.kill(Number(before), 'SIGSTOP')
  await expectSoon(() => events.includes('frozen is back'))
  expect(answers).toBeGreaterThan(30)
  expect(supervised.pid()).not.toBe(before)
  expect(events.slice(0, 2)).toEqual([
    'frozen has not answered for 0.06 s, ending it',
    'frozen stopped unexpectedly (SIGKILL), starting it again in 0.25 s',
  ])
  await supervised.stop(1_000)
})

it('a restart cuts the pause after a crash short', async () => {
  /** @type {string[]} */
  const events = []
  let launches = 0
  const supervised = supervise({
    name: 'repaired',
    logFile: 'repaired.log',
    onEvent: (text) => events.push(text),
    // Four crashes, after which the pause is two seconds.
    launch: () => spawn(process.execPath, ['-e', ++launches > 4 ? 'setInterval(() => {}, 1000)' : 'process.exit(3)']),
    isReady: async () => launches > 4,
    askToStop: (child) => child.kill('SIGTERM'),
    kill: (child) => child.kill('SIGKILL'),
  })
  await expectSoon(() => events.at(-1)?.endsWith('starting it again in 2 s'))
  const restarted = Date.now()
  supervised.restart(1_000)
  await supervised.ready
  expect(Date.now() - restarted).toBeLessThan(1_500)
  await supervised.stop(1_000)
})
