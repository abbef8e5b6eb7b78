/** The place behind a text's count-th character of a kind. @param kind has the g flag */
export function placeBehind(text: string, count: number, kind: RegExp): number {
  if (count <= 0) return 0
  const match = [...text.matchAll(kind)][count - 1]
  return match ? match.index + match[0].length : text.length
}

/**
 * Changes the text of a field while somebody types in it, and leaves the caret where they expect it. Done by React, the
 * change would take the caret to the end, and the next key would land there.
 */
export function retype(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value === text) return
  input.value = text
  // A browser that fills a form in changes fields without the focus, and setting a caret gives it to them in some.
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

/** The same for a change that keeps certain characters: the caret stays behind the ones that were before it. */
export function retypeKeeping(input: HTMLInputElement, text: string, kept: RegExp): void {
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const count = input.value.slice(0, caret).match(kept)?.length ?? 0
  retype(input, text, isAtEnd ? text.length : placeBehind(text, count, kept))
}
