// @ts-check
import { readReleaseFile } from '@atelie/releases/release.mjs'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** The folder of the source maps, beside release.json. */
const MAPS_FOLDER = 'maps'
/** A position in a released file, with the site's address before it, if there is one. */
const POSITION =
  /(?:https?:\/\/[^\s/()]+)?\/front-ends\/([a-z][a-z0-9-]{0,39})\/([a-z0-9]{12})\/([A-Za-z0-9_-][A-Za-z0-9._/-]*):(\d{1,7}):(\d{1,9})/g
/** A newline as in a line of the log, whether the line was parsed or not. */
const LOGGED_NEWLINE = /\\{1,2}n/g

/**
 * Replaces each position in a released file by the one in its source, by the maps in the store. What has no map stays.
 * @param {import('@atelie/releases/store.mjs').Store} store
 * @param {string} text as a browser prints it or as the log has it
 */
export async function readableStack(store, text) {
  const lines = text.replace(LOGGED_NEWLINE, '\n')
  /** @type {Map<string, TraceMap | null>} */
  const maps = new Map()
  for (const [, name = '', version = '', file = ''] of lines.matchAll(POSITION)) {
    const key = `${name}/${version}/${file}`
    if (!maps.has(key)) maps.set(key, await readMap(store, name, version, file))
  }
  return lines.replace(
    POSITION,
    (position, name, version, file, line, column) =>
      sourceOf(maps.get(`${name}/${version}/${file}`), Number(line), Number(column)) ?? position,
  )
}

/**
 * @param {import('@atelie/releases/store.mjs').Store} store
 * @param {string} name
 * @param {string} version
 * @param {string} file
 */
async function readMap(store, name, version, file) {
  // The store refuses such keys.
  if (file.split('/').some((part) => part === '' || part.startsWith('.'))) return null
  const bytes = await readReleaseFile(store, name, version, `${MAPS_FOLDER}/${file}.map`)
  return bytes && new TraceMap(bytes.toString())
}

/**
 * @param {TraceMap | null | undefined} map
 * @param {number} line
 * @param {number} column from 1, as browsers count
 */
function sourceOf(map, line, column) {
  if (!map || line < 1 || column < 1) return null
  const {
    source,
    line: sourceLine,
    column: sourceColumn,
    name,
  } = originalPositionFor(map, { line, column: column - 1 })
  if (source === null) return null
  return `${source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')}:${sourceLine}:${sourceColumn + 1}${name ? ` (${name})` : ''}`
}
