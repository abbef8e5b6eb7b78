// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readSettings } from '../local/settings.mjs'
import { onCopy } from '../local/process/spawn-copy.mjs'
import { cash } from './cash.mjs'
import { pdf } from './pdf.mjs'
import { scrolling } from './scrolling.mjs'
import { signIns } from './sign-ins.mjs'
import { typing } from './typing.mjs'

/**
 * `npm run bench -- NAME`: one benchmark on a separate copy, without limits, since everything comes from one address; `all`
 * runs each. Machines differ and are shared, so most measure two things in turn, and print their ratio with its spread.
 * @type {Record<string, (url: string, pid: number) => Promise<void>>}
 */
const benchmarks = { cash, pdf, scrolling, 'sign-ins': signIns, typing }

const name = process.argv[2] ?? ''
const benchmark = benchmarks[name]
if (benchmark)
  await onCopy({ env: { RATE_LIMITS: 'off', ENGINES_DIR: readSettings(process.env).enginesDir } }, ({ url, pid }) =>
    benchmark(url, pid),
  )
else if (name === 'all') await runAll()
else {
  console.error(`Name one of the benchmarks: ${Object.keys(benchmarks).join(', ')}, or all`)
  process.exitCode = 1
}

/** Each in a process of its own, so that none is disturbed by what another one left in memory. */
async function runAll() {
  for (const each of Object.keys(benchmarks)) {
    console.log(`== ${each}`)
    const [code] = await once(spawn(process.execPath, [import.meta.filename, each], { stdio: 'inherit' }), 'exit')
    console.log(`== ${each} ${code === 0 ? 'ran to its end' : 'FAILED'}`)
    if (code !== 0) process.exitCode = 1
  }
}
