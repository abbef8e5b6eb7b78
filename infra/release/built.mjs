// @ts-check
import { join } from 'node:path'
import { release } from '@atelie/releases/actions.mjs'
import { storeFrom } from '@atelie/releases/open-store.mjs'
import { readLatest } from '@atelie/releases/record.mjs'
import { publish } from '@atelie/releases/release.mjs'
import { FRONT_ENDS } from '../local/front-ends.mjs'
import { CommandError, run } from '../local/process/command.mjs'

/**
 * Lets everybody get all front-ends as they were built last.
 * @param {string} rootDir
 * @param {string} setting where the store is
 * @param {string} who
 * @returns {Promise<Record<string, string>>} the versions that are new in use, by name
 */
export async function releaseBuilt(rootDir, setting, who) {
  const store = await storeFrom(setting, process.env)
  return releaseNew(store, await publishBuilt(rootDir, store, FRONT_ENDS), who)
}

/**
 * Lets everybody get versions that are in the store, unless they are in use already.
 * @param {import('@atelie/releases/store.mjs').Store} store
 * @param {Record<string, string>} versions by name
 * @param {string} who
 * @returns {Promise<Record<string, string>>} those that are new in use
 */
export async function releaseNew(store, versions, who) {
  const { frontEnds } = await readLatest(store)
  const fresh = Object.fromEntries(
    Object.entries(versions).filter(([name, version]) => frontEnds[name]?.stable !== version),
  )
  if (Object.keys(fresh).length > 0) await release(store, { versions: fresh, who })
  return fresh
}

/**
 * @param {string} rootDir
 * @param {import('@atelie/releases/store.mjs').Store} store
 * @param {readonly string[]} names
 * @returns {Promise<Record<string, string>>}
 */
export async function publishBuilt(rootDir, store, names) {
  const commit = await commitOf(rootDir)
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, (await publish(store, join(rootDir, name, 'dist'), commit)).version]),
    ),
  )
}

/** @param {string} rootDir */
async function commitOf(rootDir) {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT
  try {
    return (
      await run('git', ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'], { cwd: rootDir })
    ).trim()
  } catch (error) {
    // A copy of the sources need not be a clone.
    if (error instanceof CommandError) return 'unknown'
    throw error
  }
}
