// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generatedFiles } from './generated-files.mjs'
import { findKustomize, OVERLAYS, parseObjects, readRendered, render } from './rendered.mjs'

const kustomize = findKustomize()
if (!kustomize) console.warn('Not compared with what they are rendered from, because there is neither kustomize nor kubectl: infra/k8s/rendered')

it.each(Object.entries(generatedFiles()))('%s is what its lists say: node infra/k8s/render.mjs', (name, text) => {
  expect(readFileSync(join(import.meta.dirname, name), 'utf8')).toBe(text)
})

it.runIf(kustomize).each(OVERLAYS)('the rendered overlay %s is that of the sources: node infra/k8s/render.mjs', (overlay) => {
  // Versions of kustomize differ in how they write the same.
  expect(readRendered(overlay)).toEqual(parseObjects(render(kustomize ?? '', overlay)))
})
