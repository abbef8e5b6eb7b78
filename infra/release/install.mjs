// @ts-check
import { Refused, release } from '@atelie/releases/actions.mjs'
import { storeFrom } from '@atelie/releases/open-store.mjs'
import { readLatest } from '@atelie/releases/record.mjs'
import { publish } from '@atelie/releases/release.mjs'

/** Runs in the image of a front-end: puts its build into the store, lets everybody get it, and exits. */
const { FRONT_END_STORE = '/front-ends', GIT_COMMIT = 'unknown', RELEASE_BY = 'an image' } = process.env
const store = await storeFrom(FRONT_END_STORE, process.env)

try {
  const { name, version } = await publish(store, 'dist', GIT_COMMIT)
  const isInUse = (await readLatest(store)).frontEnds[name]?.stable === version
  if (!isInUse) await release(store, { versions: { [name]: version }, who: RELEASE_BY })
  console.log(`${name} ${version} ${isInUse ? 'was in use already' : 'is in use now'}`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(`Refused: ${error.message}`)
  process.exitCode = 1
}
