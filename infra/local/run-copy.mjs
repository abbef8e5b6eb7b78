// @ts-check
import { releaseBuilt } from '../release/built.mjs'
import { seedDemo } from './demo/demo.mjs'
import { person } from './demo/records.mjs'
import { devProcesses, inDevelopment, watchSources } from './dev.mjs'
import { processes } from './process/processes.mjs'
import { serve } from './process/serve.mjs'
import { buildAll } from './set-up/build.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { rootDir } from './settings.mjs'
import { say, sayEvent, step } from './steps.mjs'

/** Handles a part that was built again; does nothing before it runs. @type {(folder: string) => void} */
let restart = () => {}

/**
 * Runs the product until the signal fires, as the arguments of `npm start` say.
 * @param {import('./settings.mjs').Settings} given
 * @param {AbortSignal} signal
 */
export async function runCopy(given, signal) {
  const wantsDemo = process.argv.includes('--demo')
  const isDev = process.argv.includes('--dev')
  const settings = isDev ? inDevelopment(given) : given
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
}

/**
 * The browser and the bundles.
 * @param {import('./settings.mjs').Settings} settings
 * @param {typeof buildAndRelease} build
 * @param {AbortSignal} signal
 */
async function prepare(settings, build, signal) {
  const chromium = step('Finding Chromium', (detail) =>
    ensureChromium({ rootDir, enginesDir: settings.enginesDir, signal, detail }),
  )
  const [chromiumPath] = await Promise.all([chromium, build(settings, signal)])
  return { chromiumPath }
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {AbortSignal} signal
 */
async function buildAndRelease({ frontEndStore }, signal) {
  await step('Building what changed', () => buildAll(rootDir, signal))
  await step('Releasing the front-ends that changed', async (detail) => {
    detail(Object.keys(await releaseBuilt(rootDir, frontEndStore, 'npm start')).join(', ') || 'none')
  })
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {AbortSignal} signal
 */
function watchAll({ frontEndStore }, signal) {
  return step('Building everything', () =>
    watchSources(rootDir, {
      frontEndStore,
      signal,
      onChange(folder) {
        sayEvent(`${folder} has changed`)
        restart(folder)
      },
    }),
  )
}

/** @param {import('./settings.mjs').Settings} settings */
async function addDemo({ publicUrl }) {
  await step('Adding demonstration data', (detail) => seedDemo(publicUrl, detail))
  say(`Sign in as ${person.email} with the password ${person.password}`)
}
