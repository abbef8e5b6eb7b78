// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { GENERATED, generatedFiles } from './generated-files.mjs'

/** Regenerates the files after a change of panels or alerts. */
rmSync(GENERATED, { recursive: true, force: true })
for (const [name, text] of Object.entries(generatedFiles())) {
  const path = join(GENERATED, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
