import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefCallback, type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Up to here every item is drawn: that costs little, and the browser's own search finds all of them. */
const DRAW_ALL = 30

interface Options {
  /** What scrolls, null until it is there. */
  scroller: HTMLElement | null
  /** Holds the items and nothing else. */
  list: RefObject<HTMLElement | null>
  /** In px: an item until it has been measured, and the space between two. */
  height: number
  gap: number
  /** An item that is drawn wherever it is, since it has the focus or is about to get it. */
  always: number | null
}

interface VisibleItems {
  listStyle: CSSProperties | undefined
  items: { index: number; place: { ref?: RefCallback<HTMLElement>; style?: CSSProperties } }[]
}

/** Which of the many parts of a form are on or near the screen: drawing one costs milliseconds, and each change of the list draws all. */
export function useVisibleItems(keys: readonly string[], { scroller, list, height, gap, always }: Options): VisibleItems {
  const isLong = keys.length > DRAW_ALL
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (scroller && list.current) setTop(list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop)
  }, [scroller, list, isLong])
  const virtualizer = useVirtualizer({
    count: keys.length, enabled: isLong, overscan: 3, scrollMargin: top, gap,
    getScrollElement: () => scroller,
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
      place: { ref: virtualizer.measureElement, 'data-index': index, style: { position: 'absolute', insetInline: 0, top: start - top } },
    })),
  }
}

function withOne(indexes: number[], one: number | null, count: number): number[] {
  if (one === null || one >= count || indexes.includes(one)) return indexes
  return [...indexes, one].sort((a, b) => a - b)
}
