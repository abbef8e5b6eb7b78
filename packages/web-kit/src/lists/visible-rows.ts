import { useMediaQuery } from '@atelie/web-kit/ui-form'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { theme } from '../theme/theme.ts'

/** Up to here every row is drawn: that costs nothing, and the browser's own search and printing find all of them. */
const DRAW_ALL = 100
/** Until a row has been measured, in px: a table row, and the card it becomes on a narrow screen. */
const ROW_HEIGHT = 61
const CARD_HEIGHT = 200
/** The width of the theme below which rows are cards: six columns and their buttons need more than a tablet held upright. */
export const CARDS_BELOW = 'md'
/** Between cards, in px; must be what the table's style says. */
export const CARD_GAP = 12

/** Always the same one, so that a row does not change with it. */
const notMeasured = () => {}

interface VisibleRows {
  /** For the element that holds the rows. */
  bodyRef: RefCallback<HTMLElement>
  /** For each row drawn, which also needs `data-index`. */
  measure: RefCallback<HTMLElement>
  /** The positions of the rows to draw. */
  indexes: number[]
  /** Rows are left out. What somebody reads is then kept in its place here, and the browser must not do so again. */
  isPartial: boolean
  /** Empty space to leave in the place of the others, in px. */
  before: number
  after: number
}

/** On paper there is no scrolling, so every row is drawn for as long as it takes. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture as soon as the listeners are through.
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
 * Which rows of a long list are on or near the screen while the window scrolls. What somebody has scrolled to stays where
 * it is when rows come or go above it.
 */
export function useVisibleRows<Row>(rows: readonly Row[], rowKey: (row: Row) => number): VisibleRows {
  const count = rows.length
  const areCards = useMediaQuery(theme.breakpoints.down(CARDS_BELOW))
  const body = useRef<HTMLElement>(null)
  const [top, setTop] = useState(0)
  const isPrinting = usePrinting()
  const isLong = count > DRAW_ALL && !isPrinting
  const estimate = areCards ? CARD_HEIGHT : ROW_HEIGHT
  const virtualizer = useWindowVirtualizer({
    count, enabled: isLong, overscan: 8, scrollMargin: top, gap: areCards ? CARD_GAP : 0,
    estimateSize: () => estimate,
    getItemKey: useCallback((index: number) => rowKey(rows[index]!), [rowKey, rows]),
    // Whoever is at the list's beginning sees what is new.
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
