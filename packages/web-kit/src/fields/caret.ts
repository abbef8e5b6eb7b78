/** The position after the count-th match of `kind` in a text. @param kind has the g flag */
export function placeBehind(text: string, count: number, kind: RegExp): number {
  if (count <= 0) return 0
  const match = [...text.matchAll(kind)][count - 1]
  return match ? match.index + match[0].length : text.length
}

/** Where the caret goes when a text is reformatted: behind the same number of characters of a kind. @param kind has the g flag */
export function caretBehind(typed: string, caret: number, text: string, kind: RegExp): number {
  if (caret === typed.length) return text.length
  return placeBehind(text, typed.slice(0, caret).match(kind)?.length ?? 0, kind)
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
