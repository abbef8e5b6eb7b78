/**
 * Whether a value has all parts of the example, of the same types. For values from the browser's storage, which another version
 * may have written. Where the example has null or undefined anything will do, and an array's elements must be like the example's first.
 */
export function isLike<T>(example: T, value: unknown): value is T {
  if (example === null || example === undefined) return true
  if (typeof example !== 'object') return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(example)) return Array.isArray(value) && value.every((each) => isLike(example[0] ?? null, each))
  return Object.entries(example).every(([key, part]) => isLike(part, (value as Record<string, unknown>)[key]))
}

/** The parts of a value that are like those of the example. */
export function partsLike<T extends object>(example: T, value: unknown): Partial<T> {
  return Object.fromEntries(
    Object.entries(value ?? {}).filter(
      ([key, part]) => Object.hasOwn(example, key) && isLike(example[key as keyof T], part),
    ),
  ) as Partial<T>
}
