// @ts-check
import { cpSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { rootDir } from '../local/settings.mjs'

const NOT_COPIED = /^(?:\.git|\.nx|\.data.*|dist|dist-dev|test-results)$/
/** Its packages are relative links to the workspaces, so they are copied as they are. */
const OURS = '@atelie'

/**
 * Copies the sources to a folder where they may be changed, and links the installed packages.
 * @param {string} folder
 */
export function copySources(folder) {
  cpSync(rootDir, folder, {
    recursive: true, verbatimSymlinks: true,
    filter: (from) => {
      if (basename(from) !== 'node_modules') return !NOT_COPIED.test(basename(from))
      linkPackages(from, join(folder, relative(rootDir, from)))
      return false
    },
  })
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === OURS) cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (lstatSync(join(from, name)).isDirectory()) symlinkSync(join(from, name), join(to, name))
  }
}
