import { useCallback, useState } from 'react'

/**
 * For a part of the screen that is in a file of its own, loaded when someone turns to it. Unlike a lazy component it does not
 * replace the page with an error if the file cannot be loaded; the next call of `load` tries again. What a person opens with a
 * control is better made with componentOnDemand, which also tells the person.
 */
export function onDemand<Part>(importPart: () => Promise<Part>) {
  let loaded: Part | null = null
  let loading: Promise<Part> | null = null

  function load(): Promise<Part> {
    loading ??= importPart()
      .then((part) => (loaded = part))
      .finally(() => {
        loading = null
      })
    return loading
  }

  /** The part, null until it is loaded, whether the last attempt has failed, and a function for the next one. */
  function usePart() {
    const [part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const loadPart = useCallback(() => {
      if (part) return
      setFailed(false)
      load().then(
        (loaded) => setPart(() => loaded),
        () => setFailed(true),
      )
    }, [part])
    return { part, hasFailed, load: loadPart }
  }

  return { load, getLoaded: () => loaded, usePart }
}
