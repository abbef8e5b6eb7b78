import { useCallback, useEffect, useRef } from 'react'

const CHANNEL = 'atelie-session'

/** Calls `onChange` whenever someone signs in or out in another tab. Returns a function that notifies the other tabs. */
export function useOtherTabs(onChange: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const opened = openChannel()
    if (opened) opened.onmessage = onChange
    channel.current = opened
    return () => opened?.close()
  }, [onChange])
  return useCallback(() => channel.current?.postMessage('changed'), [])
}

/** Null in a browser that has none, or blocks it along with its storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return null
  }
}
