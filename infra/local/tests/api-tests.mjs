// @ts-check
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rootDir } from '../settings.mjs'

/** The parts with tests that need real engines. Each has a Vitest project for them, beside the one for its units. */
export const apiFolders = [
  'gateway',
  ...readdirSync(join(rootDir, 'services'))
    .sort()
    .map((name) => `services/${name}`),
  'packages/releases',
  'infra',
]

/** The report of a part's last tests, relative to its folder. */
export const REPORT = 'test-results/vitest.json'

const SUFFIX = '-api'
/** For Vitest's --project. */
const API = `*${SUFFIX}`
export const UNITS = `!${API}`

/** @param {string} folder */
export const apiProjectOf = (folder) => `${basename(folder)}${SUFFIX}`

/**
 * Vitest's arguments for running only some API tests.
 * @param {readonly string[]} names parts, such as "cash", and parts of file names, such as "balance"
 */
export function chooseApiTests(names) {
  const folders = apiFolders.filter((folder) => names.includes(basename(folder)))
  const parts = folders.map((folder) => basename(folder))
  const projects = folders.length ? folders.map(apiProjectOf) : [API]
  return [...projects.map((project) => `--project=${project}`), ...names.filter((name) => !parts.includes(name))]
}
