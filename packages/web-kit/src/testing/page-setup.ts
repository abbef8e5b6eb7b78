import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { takeCalls } from './made-calls.ts'

declare module 'vitest' {
  interface TaskMeta {
    calls?: string[]
  }
}

// The machine that runs the tests is often slower than a developer's; a faster one does not wait longer.
configure({ asyncUtilTimeout: 10_000 })

// Computing styles takes jsdom most of a page test's time, and no test needs more than the inline ones.
window.getComputedStyle = (element) => (element as HTMLElement).style

// React takes a stack for each of the first ten thousand elements a second, for warnings, of which a test has none.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

// jsdom has no layout, so nothing scrolls either.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView = () => {}
// Nor does it capture pointers, as a toast does that may be swiped.
Element.prototype.hasPointerCapture = () => false

// Not afterwards: a test may have blocked it.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(cleanup)

afterAll(({}, file) => {
  file.meta.calls = takeCalls()
})
