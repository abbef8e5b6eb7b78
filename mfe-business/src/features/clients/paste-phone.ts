import { acceptedPhone, readPhone } from '@atelie/contract/phones'
import type { ClipboardEvent } from 'react'

/** Keeps the first of several numbers pasted into an empty field, or over all of it; their digits would make one long number. */
export function pastePhone(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  onChange: (phone: string) => void,
): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const noted = event.clipboardData.getData('text')
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (!isWhole || !readPhone(noted).hasMore) return
  event.preventDefault()
  onChange(acceptedPhone(noted))
}
