// @ts-check
import { spawn } from 'node:child_process'
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
  expect(events).toEqual(['0.25', '0.5', '1'].map((pause) => `crasher stopped unexpectedly (exit code 3), starting it again in ${pause} s`))
  await expect(supervised.ready).rejects.toThrow('stopped before it was ready')
})

it('a process that does not stop when asked is killed', async () => {
  const supervised = supervise({
    name: 'stubborn',
    logFile: 'stubborn.log',
    onEvent: () => {},
    launch: () => spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up")']),
    isReady: async () => true,
    askToStop: () => {},
    kill: (child) => child.kill('SIGKILL'),
  })
  await supervised.ready
  const pid = Number(supervised.pid())
  await supervised.stop(100)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
