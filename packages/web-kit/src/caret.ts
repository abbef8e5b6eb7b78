import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the caret where it was in a field whose text is changed while somebody types, counted in the characters that
 * the change keeps. Without it the browser puts it at the end, and the next key lands there.
 * @param kept matches one such character, with the g flag
 */
export function useCaret(kept: RegExp): (input: HTMLInputElement) => void {
  const moved = useRef<{ input: HTMLInputElement; count: number } | null>(null)
  useLayoutEffect(() => {
    if (!moved.current) return
    const { input, count } = moved.current
    moved.current = null
    const position = positionAfter(input.value, count, kept)
    input.setSelectionRange(position, position)
  })
  return (input) => {
    const caret = input.selectionStart ?? input.value.length
    // At the end it stays there by itself, behind whatever the change adds.
    moved.current = caret === input.value.length ? null : { input, count: input.value.slice(0, caret).match(kept)?.length ?? 0 }
  }
}

function positionAfter(text: string, count: number, kept: RegExp): number {
  if (count === 0) return 0
  const match = Array.from(text.matchAll(kept))[count - 1]
  return match ? match.index + match[0].length : text.length
}
