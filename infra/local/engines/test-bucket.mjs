// @ts-check
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { dismiss, spawnGuarded } from '../process/guarded-process.mjs'
import { readSettings } from '../settings.mjs'
import { StartError } from '../start-error.mjs'
import { installPythonPackages } from './python.mjs'

const FOLDER = join(import.meta.dirname, 'moto-python')
const START_WITHIN_MS = 60_000

/**
 * Vitest's global set-up for tests that need a bucket: starts a server with an empty one, and stops it at the end. Where there
 * is no Python for it, it says so, and the tests find no FRONT_END_STORE.
 */
export default async function startTestBucket() {
  // Never what a person has set: tests write.
  for (const name of Object.keys(process.env).filter((one) => one === 'FRONT_END_STORE' || one.startsWith('S3_')))
    delete process.env[name]
  try {
    const { python, folder } = await installPythonPackages(
      'moto-5.2.5',
      [join(FOLDER, 'packages.txt')],
      readSettings(process.env),
    )
    const { stop, bucket, settings } = await startServer(python, { ...process.env, PYTHONPATH: folder })
    Object.assign(process.env, settings, { FRONT_END_STORE: `s3://${bucket}` })
    return stop
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.warn('The tests of the store in a bucket are skipped: their server takes Python 3 with pip.')
  }
}

/**
 * @param {string} python
 * @param {NodeJS.ProcessEnv} env
 */
async function startServer(python, env) {
  const child = spawnGuarded(python, [join(FOLDER, 'serve.py')], { env, output: 'pipe' })
  const ended = once(child, 'exit')
  const stop = async () => {
    dismiss(child)
    await ended
  }
  let log = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-5_000)
  })
  const lines = createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) })
  try {
    const [line] = await Promise.race([
      once(lines, 'line', { signal: AbortSignal.timeout(START_WITHIN_MS) }),
      ended.then(() => []),
    ])
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = JSON.parse(line)
    return {
      stop,
      bucket,
      settings: {
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    }
  } catch (error) {
    await stop()
    throw new Error(`the bucket's server did not start: ${log}`, { cause: error })
  }
}
