import { type RefObject, useLayoutEffect, useRef } from 'react'

const DURATION_MS = 180
/** A row and the heading that it had alone. More go when a search or a filter changes, which is no single row's matter. */
const MOST = 2

/**
 * When a row of a list is deleted, those below it glide into its place, so that one sees where it was.
 * @param body holds the rows, each with its place in `data-index`
 */
export function useFoldAway(body: RefObject<HTMLElement | null>, keys: readonly (number | string)[]): void {
  const before = useRef({ keys, height: 0 })
  useLayoutEffect(() => {
    if (!body.current) return
    const height = body.current.offsetHeight
    const gone = before.current.height - height
    const first = firstRemoved(before.current.keys, keys)
    before.current = { keys, height }
    if (first === undefined || gone <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const row of body.current.querySelectorAll<HTMLElement>('[data-index]')) {
      if (Number(row.dataset.index) >= first)
        row.animate({ transform: [`translateY(${gone}px)`, 'none'] }, { duration: DURATION_MS, easing: 'ease-out' })
    }
  }, [body, keys])
}

/** The place of what is missing, if nothing else has changed. */
function firstRemoved(before: readonly unknown[], now: readonly unknown[]): number | undefined {
  const count = before.length - now.length
  if (count < 1 || count > MOST) return undefined
  const first = before.findIndex((key, index) => key !== now[index])
  return before.slice(first + count).every((key, index) => key === now[first + index]) ? first : undefined
}
