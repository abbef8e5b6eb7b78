// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The images of others that ours and compose build on, by the name of the setting that has them. Without a digest the tag counts. */
export const BASES_FILE = join(import.meta.dirname, 'bases.json')

/** @returns {Record<string, { name: string, digest: string }>} */
export const readBases = () => JSON.parse(readFileSync(BASES_FILE, 'utf8'))

/** @returns {Record<string, string>} */
export const baseImages = () =>
  Object.fromEntries(
    Object.entries(readBases()).map(([setting, { name, digest }]) => [setting, digest ? `${name}@${digest}` : name]),
  )
