// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../local/settings.mjs'
import { readCosts } from './costs.mjs'
import { tablesOf } from './tables.mjs'

export const DOCUMENT = join(rootDir, 'docs/scaling.md')

/** docs/scaling.md with its tables as they follow from what was measured. Throws when it lacks the place of one. */
export function documentNow() {
  let text = readFileSync(DOCUMENT, 'utf8')
  for (const [name, table] of Object.entries(tablesOf(readCosts()))) {
    const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`)
    if (!place.test(text)) throw new Error(`docs/scaling.md has no place for the table ${name}`)
    text = text.replace(place, (_, begin, end) => `${begin}${table}\n${end}`)
  }
  return text
}
