// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../settings.mjs'

/** @typedef {{ optionalDependencies?: Record<string, string>, resolved?: string, link?: boolean }} Locked */
/** @type {Record<string, Locked>} */
const packages = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')).packages

describe('the lock file', () => {
  it('the lock file has the optional packages of every system, or installing would add them to it, and npm ci refuse it', () => {
    const optional = Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).map((name) => ({ place, name })),
    )
    expect(optional.length).toBeGreaterThan(50)
    expect(optional.filter(({ place, name }) => !isLocked(place, name))).toEqual([])
  })

  it('the lock file names no registry, so that each machine takes its own', () => {
    expect(Object.values(packages).filter(({ resolved, link }) => resolved && !link)).toEqual([])
  })
})

/**
 * Whether a package finds another one, as Node looks for it.
 * @param {string} place of the one that looks
 * @param {string} name
 * @returns {boolean}
 */
function isLocked(place, name) {
  if (`${place ? `${place}/` : ''}node_modules/${name}` in packages) return true
  if (place === '') return false
  return isLocked(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)
}
