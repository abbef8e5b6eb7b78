/** How many px the parts of a phone's row lie over each other at most. Runs in the page, so it takes nothing from here. */
export function overlapIn(row: Element): number {
  const parts = [...row.querySelectorAll('td > div')].map((part) => part.getBoundingClientRect())
  const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const))
  return Math.max(
    ...pairs.map(([one, other]) =>
      Math.min(
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
      ),
    ),
  )
}
