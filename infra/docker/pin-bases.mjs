// @ts-check
import { writeFileSync } from 'node:fs'
import { run } from '../local/process/command.mjs'
import { BASES_FILE, readBases } from './bases.mjs'

/** Asks the registries which images the tags in bases.json name now, and notes them there: `node infra/docker/pin-bases.mjs`. */
const bases = await Promise.all(
  Object.entries(readBases()).map(async ([setting, { name }]) => [setting, { name, digest: await digestOf(name) }]),
)
writeFileSync(BASES_FILE, `${JSON.stringify(Object.fromEntries(bases), null, 2)}\n`)

/** @param {string} name */
async function digestOf(name) {
  const output = await run('docker', ['buildx', 'imagetools', 'inspect', name, '--format', '{{.Manifest.Digest}}'])
  const [digest] = /sha256:[0-9a-f]{64}/.exec(output) ?? []
  if (!digest) throw new Error(`no digest of ${name}: ${output}`)
  return digest
}
