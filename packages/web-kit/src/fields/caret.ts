/** The position after the count-th match of `kind` in a text. @param kind has the g flag */
export function placeBehind(text: string, count: number, kind: RegExp): number {
  if (count <= 0) return 0
  const match = [...text.matchAll(kind)][count - 1]
  return match ? match.index + match[0].length : text.length
}

/**
 * Changes the text of a field during typing, and leaves the caret where the person expects it. If React made the change,
 * the caret would jump to the end.
 */
export function retype(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value === text) return
  input.value = text
  // Autofill changes fields without focus, and in some browsers setting the caret would focus them.
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

/** The same for a change that keeps certain characters: the caret stays after those that were before it. */
export function retypeKeeping(input: HTMLInputElement, text: string, kept: RegExp): void {
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const count = input.value.slice(0, caret).match(kept)?.length ?? 0
  retype(input, text, isAtEnd ? text.length : placeBehind(text, count, kept))
}
