// @ts-check
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The full path of the first of these programs on PATH.
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export function onPath(names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name)
      if (folder && isExecutable(path)) return path
    }
  }
  return null
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
