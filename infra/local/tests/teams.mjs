// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../settings.mjs'
import { StartError } from '../start-error.mjs'

const JOURNEYS = 'e2e/journeys/'
const FRONT_END = /^mfe-([a-z]+)\/$/

/** @typedef {{ path: string, owner: string }} Rule path: relative to the root, a folder's ends with a slash */

/** @returns {Rule[]} who owns what, but for the pattern that matches everything */
export function readOwners() {
  const lines = readFileSync(join(rootDir, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
  return lines.map((line) => line.split(/\s+/)).map(([path = '', owner = '']) => ({ path: path.slice(1), owner }))
}

/**
 * Finds what belongs to the team of a front-end.
 * @param {string | undefined} team such as content
 * @param {readonly Rule[]} owners
 */
export function partsOf(team, owners) {
  const teams = owners.flatMap(({ path, owner }) => {
    const [, name] = FRONT_END.exec(path) ?? []
    return name ? [{ name, folder: path.slice(0, -1), owner }] : []
  })
  const found = teams.find(({ name }) => name === team)
  if (!found)
    throw new StartError(`There is no team "${team ?? ''}": give one of ${teams.map(({ name }) => name).join(', ')}.`)
  const journeys = owners
    .filter(({ path, owner }) => path.startsWith(JOURNEYS) && owner === found.owner)
    .map(({ path }) => path)
  return { folder: found.folder, journeys }
}
