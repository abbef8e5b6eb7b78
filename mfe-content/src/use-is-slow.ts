import { useEffect, useState } from 'react'

/** The built-in writer takes a fraction of it, a model a few seconds, one on one's own machine minutes. */
const SLOW_MS = 1_500

/** Whether something has taken long enough for a person to wonder. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return isSlow
}
