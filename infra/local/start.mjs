// @ts-check
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePrintFonts } from './set-up/apt.mjs'
import { buildAll } from './set-up/build.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { person } from './demo/records.mjs'
import { seedDemo } from './demo/demo.mjs'
import { devProcesses, inDevelopment, watchSources } from './dev.mjs'
import { installPackages } from './set-up/packages.mjs'
import { processes } from './process/processes.mjs'
import { serve } from './process/serve.mjs'
import { readSettings, rootDir } from './settings.mjs'
import { StartError } from './start-error.mjs'
import { say, sayEvent, step } from './steps.mjs'
import { stopSignal } from './process/stop-signal.mjs'

const OLDEST_NODE = [20, 19]

const signal = stopSignal()
/** What to do with a part that was built again; nothing before it runs. @type {(folder: string) => void} */
let restart = () => {}
try {
  assertNodeVersion()
  const wantsDemo = process.argv.includes('--demo')
  const isDev = process.argv.includes('--dev')
  const settings = isDev ? inDevelopment(readSettings(process.env)) : readSettings(process.env)
  await serve({
    settings,
    table: isDev ? devProcesses : processes,
    signal,
    prepare: (abort) => prepare(settings, isDev ? watchAll : buildAndRelease, abort),
    afterReady: async (stack) => {
      restart = stack.restart
      if (wantsDemo) await addDemo(settings)
    },
  })
} catch (error) {
  if (!signal.aborted) fail(error)
}
// Without waiting for idle connections and timers of the set-up.
process.exit()

/**
 * Packages, browser and bundles, in parallel where they do not depend on each other.
 * @param {import('./settings.mjs').Settings} settings
 * @param {typeof buildAndRelease} build
 * @param {AbortSignal} signal
 */
async function prepare(settings, build, signal) {
  const packages = step('Installing the packages', (detail) => installPackages(rootDir, { signal, detail }))
  const chromium = step('Finding Chromium', async (detail) => {
    const path = await ensureChromium({ rootDir, enginesDir: settings.enginesDir, packages, signal, detail })
    await ensurePrintFonts(settings.enginesDir, signal)
    return path
  })
  const [chromiumPath] = await Promise.all([chromium, packages.then(() => build(settings, signal))])
  return { chromiumPath }
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {AbortSignal} signal
 */
async function buildAndRelease({ frontEndStore }, signal) {
  await step('Building what changed', (detail) => buildAll(rootDir, { signal, detail }))
  await step('Releasing the front-ends that changed', async (detail) => {
    // It needs the packages.
    const { releaseBuilt } = await import('../release/built.mjs')
    detail(Object.keys(await releaseBuilt(rootDir, frontEndStore, 'npm start')).join(', ') || 'none')
  })
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {AbortSignal} signal
 */
function watchAll({ frontEndStore }, signal) {
  return step('Building everything', () => watchSources(rootDir, {
    frontEndStore,
    signal,
    onChange(folder) {
      sayEvent(`${folder} has changed`)
      restart(folder)
    },
  }))
}

/** @param {import('./settings.mjs').Settings} settings */
async function addDemo({ publicUrl }) {
  await step('Adding demonstration data', (detail) => seedDemo(publicUrl, detail))
  say(`Sign in as ${person.email} with the password ${person.password}`)
}

function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new StartError(`This is Node ${process.versions.node}: install Node ${OLDEST_NODE.join('.')} or newer, then start again.`)
  }
}

/**
 * Prints one sentence for the person; details for programmers go to a file.
 * @param {unknown} error
 */
function fail(error) {
  process.exitCode = 1
  if (error instanceof StartError) return console.error(error.message)
  const { dataDir } = readSettings(process.env)
  const file = join(dataDir, 'logs', 'start.log')
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  appendFileSync(file, `${new Date().toISOString()} ${error instanceof Error ? error.stack : error}\n`, { mode: 0o600 })
  console.error(`Starting failed unexpectedly (${error instanceof Error ? error.message.split('\n')[0] : error}): see ${file} for the details.`)
}
