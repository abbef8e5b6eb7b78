import { today } from '@atelie/contract/dates'
import { useEffect, useState } from 'react'

const LOOK_EVERY_MS = 30_000

/** Today, YYYY-MM-DD, even on a screen that stays open over midnight. */
export function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return day
}
