// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readSettings } from '../local/settings.mjs'
import { assertRequestId, linesOf, readable } from './request-lines.mjs'

/** Follows one request through all parts: in the logs of the local copy, or in those piped in. */
try {
  const {
    values: { request = '', stdin },
  } = parseArgs({ options: { request: { type: 'string' }, stdin: { type: 'boolean' } } })
  assertRequestId(request)
  const found = linesOf((stdin ? await text(process.stdin) : localLogs()).split('\n'), request)
  for (const line of found) console.log(readable(line))
  if (found.length === 0) console.error(`No line of request ${request}.`)
  process.exitCode = found.length > 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

function localLogs() {
  const folder = join(readSettings(process.env).dataDir, 'logs')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
