import { useCallback, useEffect, useRef } from 'react'

const CHANNEL = 'atelie-session'

/** Runs whenever another tab of this browser says that somebody signed in or out there. Answers how to say so to them. */
export function useOtherTabs(onChange: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    opened.onmessage = onChange
    channel.current = opened
    return () => opened.close()
  }, [onChange])
  return useCallback(() => channel.current?.postMessage('changed'), [])
}
