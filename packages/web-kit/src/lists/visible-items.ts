import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefCallback, type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Up to this many items all are rendered: that costs little, and the browser's own search finds them. */
const RENDER_ALL = 30

interface Options {
  /** The scrolling element; null until it is mounted. */
  scroller: HTMLElement | null
  /** Contains only the items. */
  list: RefObject<HTMLElement | null>
  /** In px: the assumed height of an item until it is measured, and the gap between two. */
  height: number
  gap: number
  /** An item that is always rendered, because it has the focus or is about to get it. */
  always: number | null
}

interface VisibleItems {
  listStyle: CSSProperties | undefined
  items: { index: number; place: { ref?: RefCallback<HTMLElement>; style?: CSSProperties } }[]
}

/** Which of a form's many items are on or near the screen: rendering one takes milliseconds, and each change of the list renders all. */
export function useVisibleItems(
  keys: readonly string[],
  { scroller, list, height, gap, always }: Options,
): VisibleItems {
  const isLong = keys.length > RENDER_ALL
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (scroller && list.current)
      setTop(list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop)
  }, [scroller, list, isLong])
  const virtualizer = useVirtualizer({
    count: keys.length,
    enabled: isLong,
    overscan: 3,
    scrollMargin: top,
    gap,
    getScrollElement: () => scroller,
    // Otherwise a list that becomes long would scroll its form to the top.
    initialOffset: () => scroller?.scrollTop ?? 0,
    estimateSize: () => height,
    getItemKey: useCallback((index: number) => keys[index]!, [keys]),
    rangeExtractor: useCallback((range: Range) => withOne(defaultRangeExtractor(range), always, range.count), [always]),
    measureElement: (item) => item.getBoundingClientRect().height || height,
  })
  if (!isLong) return { listStyle: undefined, items: keys.map((_, index) => ({ index, place: {} })) }
  return {
    listStyle: { position: 'relative', height: virtualizer.getTotalSize() },
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({
      index,
      place: {
        ref: virtualizer.measureElement,
        'data-index': index,
        style: { position: 'absolute', insetInline: 0, top: start - top },
      },
    })),
  }
}

function withOne(indexes: number[], one: number | null, count: number): number[] {
  if (one === null || one >= count || indexes.includes(one)) return indexes
  return [...indexes, one].sort((a, b) => a - b)
}
