import { MAX_QUOTE_ITEMS } from '@atelie/contract/quotes'
import { startTransition, useEffect, useState } from 'react'

/** More than fit a screen. */
const AT_FIRST = 8
/** So few that a key waits for one turn at most unnoticed. */
const EACH_TURN = 5

/** How many of a quote's items to draw: a few at first, the others in turns between the keys of whoever types already. */
export function useDrawnItems(count: number): number {
  const [drawn, setDrawn] = useState(AT_FIRST)
  useEffect(() => {
    if (drawn === MAX_QUOTE_ITEMS) return
    const next = drawn + EACH_TURN
    // Once all are there, an item that is added must be drawn at once: it gets the focus.
    startTransition(() => setDrawn(next < count ? next : MAX_QUOTE_ITEMS))
  }, [drawn, count])
  return drawn
}
