import { useCallback, useState } from 'react'

/**
 * For a part of the screen that is in a file of its own, loaded when someone turns to it. Unlike a lazy component it does not
 * replace the page with an error if the file cannot be loaded; the next call of `load` tries again.
 */
export function onDemand<Part>(importPart: () => Promise<Part>) {
  let loaded: Part | null = null

  async function load(): Promise<Part> {
    loaded = await importPart()
    return loaded
  }

  /** The part, null until it is loaded, and a function that loads it. */
  function usePart(): [part: Part | null, load: () => void] {
    const [part, setPart] = useState(() => loaded)
    const loadPart = useCallback(() => {
      if (!part) load().then((loaded) => setPart(() => loaded), () => undefined)
    }, [part])
    return [part, loadPart]
  }

  return { load, usePart }
}
