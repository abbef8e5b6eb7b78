import { vi } from 'vitest'

/** Behaves as a browser whose person blocks cookies, whose disk is full, or whose storage is absent or loses what it is given. Until the test ends. */
export const unusable = {
  blocked: () =>
    replaceStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  absent: () => replaceStorage(() => null as never),
  full: () =>
    void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    }),
  unreadable: () =>
    void vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  forgetful: () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {}),
}
export const waysToBeUnusable = Object.keys(unusable) as (keyof typeof unusable)[]

function replaceStorage(get: () => Storage): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(get)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(get)
}
