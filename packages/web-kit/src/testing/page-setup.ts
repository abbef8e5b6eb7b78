import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The machine that checks is often slower than the one that wrote the test; what is there sooner is seen sooner.
configure({ asyncUtilTimeout: 10_000 })

// Working out styles takes jsdom most of a page test's time, and no test here is about them: the inline ones do.
window.getComputedStyle = (element) => (element as HTMLElement).style

// Nothing has a size in jsdom, so nothing scrolls either.
window.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} }
Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
