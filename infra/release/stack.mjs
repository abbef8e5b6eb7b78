// @ts-check
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { storeFrom } from '@atelie/releases/open-store.mjs'
import { readSettings } from '../local/settings.mjs'
import { readableStack } from './readable-stack.mjs'

/**
 * `npm run -s stack < stack.txt` or `npm run -s stack -- --file stack.txt` prints the stack of a failure in a browser with the
 * positions in our sources. A whole line of the log will do, too.
 */
const {
  values: { file },
} = parseArgs({ options: { file: { type: 'string' } } })
const store = await storeFrom(readSettings(process.env).frontEndStore, process.env)
console.log((await readableStack(store, file ? await readFile(file, 'utf8') : await text(process.stdin))).trimEnd())
