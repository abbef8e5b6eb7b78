import { useLocation } from '@atelie/web-kit/router'
import { useEffect, useRef } from 'react'

/** One thing that is open over its page. */
interface Layer {
  close: () => void
  /** It was asked to close, and has not answered yet. */
  isAsked: boolean
}

/** A history entry as the router made it, or one of ours above it, which has the same key. */
interface Entry {
  key: string | undefined
  /** How many things were open when it was made. */
  layers: number
  /** Its place in the history, for the router. */
  idx: number | undefined
  url: string
}

/** From the first opened to the last. */
const layers: Layer[] = []
let current = entryOf(history.state)

function entryOf(state: unknown): Entry {
  const { key, layers: count = 0, idx } = (state ?? {}) as Partial<Entry>
  return { key, layers: count, idx, url: location.href }
}

/** One entry above the page's for each open layer. Closing leaves it behind, since going back takes time that a navigation may need. */
function addEntries(): void {
  const { idx, ...state } = (history.state ?? {}) as { idx?: number }
  const { layers: count } = entryOf(state)
  if (count >= layers.length) return
  // The router counts with idx how far it went back.
  history.pushState({ ...state, idx: (idx ?? 0) + 1, layers: count + 1 }, '')
  current = entryOf(history.state)
  addEntries()
}

/** The router must not see a step between entries of one page: with something unsaved it would ask, and reload the page. */
function stepOver(event: PopStateEvent): void {
  const left = current
  const arrived = (current = entryOf(event.state))
  if (arrived.key !== left.key) return
  event.stopImmediatePropagation()
  const open = layers.findLast(({ isAsked }) => !isAsked)
  if (layers.length > arrived.layers && open) {
    open.isAsked = true
    open.close()
    // A dialog that refuses to close is there for the next Back.
    setTimeout(() => {
      open.isAsked = false
      addEntries()
    })
  } else {
    // An entry that was left behind.
    history.go(arrived.layers < left.layers ? -1 : 1)
  }
}

/** Once for each window; browsers know only one. */
export function listenForBack(): void {
  window.addEventListener('popstate', stepOver, true)
}

// Before the router's own listener: those of a window are called in their order, capturing or not.
listenForBack()

/**
 * Closes what is open over a page with the browser's Back, the last opened first: a dialog, a menu, a list, a form in place of
 * a list. `close` is called as by its own closing button and may refuse.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const layer: Layer = { close: () => latest.current(), isAsked: false }
    layers.push(layer)
    addEntries()
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [isOpen])
}

/** For the frame of all pages: tells which entry the router is at, however it came there. */
export function useEntryOfPage(): void {
  const location = useLocation()
  useEffect(() => {
    const { key, layers: count, idx, url } = current
    const arrived = entryOf(history.state)
    // A link to the page one is on replaces an entry that was left behind, which Back must go on stepping over.
    if (count > 0 && arrived.idx === idx && arrived.url === url)
      history.replaceState({ ...history.state, key, layers: count }, '')
    current = entryOf(history.state)
  }, [location])
}
