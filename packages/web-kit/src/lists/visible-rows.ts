import { useMediaQuery } from '@atelie/web-kit/ui-page'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Up to this many rows all are rendered: that costs nothing, and the browser's own search and printing find them. */
const RENDER_ALL = 100
/** The assumed heights in px until a row is measured: of a table row, and of the card it becomes on a narrow screen. */
const ROW_HEIGHT = 61
const CARD_HEIGHT = 200
/** The breakpoint below which rows are cards: six columns and their buttons need more than an upright tablet. */
export const CARDS_BELOW = 'md'
/** Between cards, in px; must match the table's style. */
export const CARD_GAP = 12

/** Always the same function, so that rows do not rerender. */
const notMeasured = () => {}

interface VisibleRows {
  /** For the element that holds the rows. */
  bodyRef: RefCallback<HTMLElement>
  /** For each rendered row, which also needs `data-index`. */
  measure: RefCallback<HTMLElement>
  /** The indexes of the rows to render. */
  indexes: number[]
  /** Some rows are omitted. The scroll position is then anchored here, and the browser must not do so as well. */
  isPartial: boolean
  /** Empty space in place of the others, in px. */
  before: number
  after: number
}

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
 */
export function useVisibleRows<Row>(rows: readonly Row[], rowKey: (row: Row) => number): VisibleRows {
  const count = rows.length
  const areCards = useMediaQuery((theme) => theme.breakpoints.down(CARDS_BELOW))
  const body = useRef<HTMLElement>(null)
  const [top, setTop] = useState(0)
  const isPrinting = usePrinting()
  const isLong = count > RENDER_ALL && !isPrinting
  const estimate = areCards ? CARD_HEIGHT : ROW_HEIGHT
  const virtualizer = useWindowVirtualizer({
    count, enabled: isLong, overscan: 8, scrollMargin: top, gap: areCards ? CARD_GAP : 0,
    estimateSize: () => estimate,
    getItemKey: useCallback((index: number) => rowKey(rows[index]!), [rowKey, rows]),
    // At the top of the list, new rows become visible.
    anchorTo: window.scrollY > top ? 'end' : 'start',
    measureElement: (row) => row.getBoundingClientRect().height || estimate,
  })
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [count])

  const bodyRef = (element: HTMLElement | null) => { body.current = element }
  if (!isLong) return { bodyRef, isPartial: false, measure: notMeasured, indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 }
  const items = virtualizer.getVirtualItems()
  return {
    bodyRef,
    isPartial: true,
    measure: virtualizer.measureElement,
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
  }
}
