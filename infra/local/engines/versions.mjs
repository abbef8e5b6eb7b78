// @ts-check
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { ensureChromium } from '../set-up/chromium.mjs'
import { readSettings, rootDir } from '../settings.mjs'
import { ensureEngines } from './engines.mjs'

/** Prints the versions of what tests run on, for the keys of nx's cache. */
const { enginesDir } = readSettings(process.env)
const [{ database, redis }, chromium] = await Promise.all([
  ensureEngines({ dataDir: tmpdir(), enginesDir }),
  ensureChromium({ rootDir, enginesDir }),
])
console.log(`node ${process.version}`)
for (const engine of [database, redis])
  console.log('uri' in engine ? new URL(engine.uri).host : await versionOf(engine.command))
console.log(await versionOf(chromium))

/** @param {string} command */
async function versionOf(command) {
  // Without stderr, which may differ each time.
  const { stdout } = await promisify(execFile)(command, ['--version'])
  return `${command} ${stdout.trim()}`
}
