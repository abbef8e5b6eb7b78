import { useMediaQuery } from '@atelie/web-kit/ui-page'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFoldAway } from './fold-away.ts'

/** Up to this many rows all are rendered: that costs nothing, and the browser's own search and printing find them. */
const RENDER_ALL = 100
/** The assumed heights in px until a row is measured: of a table row, and of the lines it becomes on a narrow screen. */
const ROW_HEIGHT = 61
const PHONE_ROW_HEIGHT = 84
/** The breakpoint below which rows have lines: six columns and their buttons need more than an upright tablet. */
export const NARROW_BELOW = 'md'

/** Always the same function, so that rows do not rerender. */
const notMeasured = () => {}

interface VisibleRows {
  /** For the element that holds the rows. */
  bodyRef: RefCallback<HTMLElement>
  /** For each rendered row, which also needs `data-index`. */
  measure: RefCallback<HTMLElement>
  /** The rows to render, each with the empty space above it in place of others, in px. */
  rendered: { index: number; space: number }[]
  /** Empty space below the last. */
  after: number
  /** Some rows are omitted. The scroll position is then anchored here, and the browser must not do so as well. */
  isPartial: boolean
}

export const useIsNarrow = (): boolean => useMediaQuery((theme) => theme.breakpoints.down(NARROW_BELOW))

/** Paper does not scroll, so every row is rendered for printing. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser captures the page as soon as the listeners have run.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/**
 * Which rows of a long list are on or near the screen while the window scrolls. The rows in view stay in place when others
 * are added or removed above them.
 * @param headings the indexes of rows that stay in view above those that follow
 */
export function useVisibleRows(
  keys: readonly (number | string)[],
  headings: readonly number[],
  isNarrow: boolean,
): VisibleRows {
  const count = keys.length
  const body = useRef<HTMLElement>(null)
  const [top, setTop] = useState(0)
  const isPrinting = usePrinting()
  const isLong = count > RENDER_ALL && !isPrinting
  const estimate = isNarrow ? PHONE_ROW_HEIGHT : ROW_HEIGHT
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isLong,
    overscan: 8,
    scrollMargin: top,
    estimateSize: () => estimate,
    getItemKey: useCallback((index: number) => keys[index]!, [keys]),
    rangeExtractor: useCallback((range: Range) => withHeading(range, headings), [headings]),
    // At the top of the list, new rows become visible.
    anchorTo: window.scrollY > top ? 'end' : 'start',
    measureElement: (row) => row.getBoundingClientRect().height || estimate,
  })
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [count])

  useFoldAway(body, keys)

  const bodyRef = (element: HTMLElement | null) => {
    body.current = element
  }
  if (!isLong)
    return {
      bodyRef,
      isPartial: false,
      measure: notMeasured,
      rendered: keys.map((_, index) => ({ index, space: 0 })),
      after: 0,
    }
  const items = virtualizer.getVirtualItems()
  return {
    bodyRef,
    isPartial: true,
    measure: virtualizer.measureElement,
    rendered: items.map(({ index, start }, place) => ({ index, space: start - (items[place - 1]?.end ?? top) })),
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
  }
}

/** The rows in view, with the heading above them. */
function withHeading(range: Range, headings: readonly number[]): number[] {
  const indexes = defaultRangeExtractor(range)
  const heading = headings.findLast((index) => index <= range.startIndex)
  return heading === undefined || indexes.includes(heading) ? indexes : [heading, ...indexes]
}
