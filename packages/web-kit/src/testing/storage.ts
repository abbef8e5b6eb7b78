import { vi } from 'vitest'

/** What a browser does whose person blocks cookies, whose disk is full, or which has no storage at all. Until the test ends. */
export const unusable = {
  blocked: () => replaceStorage(() => { throw new DOMException('denied', 'SecurityError') }),
  absent: () => replaceStorage(() => null as never),
  full: () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError') }),
}
export const waysToBeUnusable = Object.keys(unusable) as (keyof typeof unusable)[]

function replaceStorage(get: () => Storage): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(get)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(get)
}
