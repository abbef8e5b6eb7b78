interface StoredItem<Value> {
  /** Null if nothing is stored, or nothing that `parse` understands, which is then dropped. */
  read: () => Value | null
  write: (text: string) => void
  remove: () => void
}

/**
 * A text in the browser's storage, the only place that touches it. Storage may be blocked, full, absent or forgetful; then the text
 * lasts as long as the page. `parse` may throw: what is stored may come from another version, or from someone's extension.
 */
export function storedItem<Value>(
  area: 'localStorage' | 'sessionStorage',
  key: string,
  parse: (text: string) => Value | null,
): StoredItem<Value> {
  /** The value that could not be stored. */
  let held: string | null = null

  function remove() {
    held = null
    // Blocked storage throws as soon as the property is read.
    attempt(() => window[area].removeItem(key))
  }

  function write(text: string) {
    // Otherwise an older text would be back after a reload if this one does not fit.
    remove()
    // Some storage neither keeps a text nor says so.
    if (
      !attempt(() => {
        window[area].setItem(key, text)
        return window[area].getItem(key) === text
      })
    )
      held = text
  }

  function read(): Value | null {
    const text = held ?? attempt(() => window[area].getItem(key))
    if (text === null) return null
    const value = attempt(() => parse(text))
    if (value === null) remove()
    return value
  }

  return { read, write, remove }
}

/** Whether the browser blocks storage: one that blocks cookies blocks both. */
export const isStorageBlocked = (): boolean => attempt(() => window.localStorage) === null

/** Null if it throws. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}
