import { useLocation } from '@atelie/web-kit/router'
import { useState } from 'react'

/** Whether a menu is open. It closes with the page: one that is still loading must not open over the next. */
export function useOpenHere(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  if (openAt !== null && openAt !== key) setOpenAt(null)
  return [openAt === key, (isOpen) => setOpenAt(isOpen ? key : null)]
}
