// @ts-check
import { occupy } from '../local/process/occupy.mjs'
import { choosePorts } from '../local/process/ports.mjs'
import { serve } from '../local/process/serve.mjs'
import { stopSignal } from '../local/process/stop-signal.mjs'
import { readSettings, rootDir } from '../local/settings.mjs'
import { releaseBuilt } from '../release/built.mjs'
import { GATEWAY_PORTS, twoOfEach } from './table.mjs'

/**
 * Starts two of each process over one database and one Redis, behind a front on PORT. CHROMIUM_PATH is the browser; packages
 * and bundles must exist.
 */
const settings = readSettings(process.env)
const chromiumPath = process.env.CHROMIUM_PATH ?? ''
const signal = stopSignal()

await occupy(settings, signal, async () =>
  serve({
    settings,
    table: twoOfEach(await choosePorts(settings.dataDir, GATEWAY_PORTS)),
    signal,
    prepare: async () => {
      await releaseBuilt(rootDir, settings.frontEndStore, 'two of each')
      return { chromiumPath }
    },
  }),
)
process.exit()
