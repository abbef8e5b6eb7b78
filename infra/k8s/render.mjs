// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedFiles } from './generated-files.mjs'
import { findKustomize, OVERLAYS, render, renderedFile } from './rendered.mjs'

/** Writes what follows from lists elsewhere, then what kustomize makes of the overlays. After any change here, or of alerts. */
for (const [name, text] of Object.entries(generatedFiles())) {
  const path = join(import.meta.dirname, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const kustomize = findKustomize()
if (!kustomize) throw new Error('There is neither kustomize nor kubectl, one of which must be installed.')
for (const overlay of OVERLAYS) writeFileSync(renderedFile(overlay), render(kustomize, overlay))
