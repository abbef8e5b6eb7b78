// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedFiles } from './generated.mjs'
import { findKustomize, OVERLAYS, render, renderedFile } from './k8s/rendered.mjs'
import { rootDir } from './local/settings.mjs'
import { GENERATED } from './monitoring/generated-files.mjs'

/**
 * Writes everything that follows from the table of services, alerts and panels, then what kustomize makes of the overlays.
 * `npm run generate` then has the test of docs/settings.md write its table.
 */
const kustomize = findKustomize()
if (!kustomize) throw new Error('There is neither kustomize nor kubectl, one of which must be installed.')
const files = generatedFiles()
for (const file of generatedBefore()) rmSync(file)
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(rootDir, file)), { recursive: true })
  writeFileSync(join(rootDir, file), text)
}

for (const overlay of OVERLAYS) writeFileSync(renderedFile(overlay), render(kustomize, overlay))

/** Whole files, of which some may not be generated any more. */
function generatedBefore() {
  const files = [join(import.meta.dirname, 'k8s'), GENERATED].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  return files.filter(
    (file) =>
      /\.(?:ya?ml|json)$/.test(file) &&
      (file.startsWith(GENERATED) || readFileSync(file, 'utf8').startsWith('# Generated')),
  )
}
