// @ts-check
import { expect, it } from 'vitest'
import { findKustomize, OVERLAYS, parseObjects, readRendered, render } from './rendered.mjs'

const kustomize = findKustomize()
if (!kustomize)
  console.warn(
    'Not compared with what they are rendered from, because there is neither kustomize nor kubectl: infra/k8s/rendered',
  )

it.runIf(kustomize).each(OVERLAYS)('the rendered overlay %s is that of the sources: npm run generate', (overlay) => {
  // Versions of kustomize differ in how they write the same.
  expect(readRendered(overlay)).toEqual(parseObjects(render(kustomize ?? '', overlay)))
})
