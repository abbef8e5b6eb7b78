import { Fields } from '@atelie/web-kit/display/page-parts'
import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Keys that open a select; a character may also choose from a closed one. */
const OPENING = new Set(['Enter', 'ArrowUp', 'ArrowDown'])

function refuse(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function refuseSelecting(event: KeyboardEvent): void {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
  if (isCharacter || OPENING.has(event.key)) refuse(event)
}

/**
 * The fields of a form on a page. While it saves they stay readable and keep the focus, which disabled ones would lose, but
 * cannot be changed: what is typed meanwhile would be lost.
 */
export function PageFields({ isSaving, ...fieldset }: ComponentProps<typeof Fields> & { isSaving: boolean }) {
  const frame = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => (isSaving && frame.current ? makeReadOnly(frame.current) : undefined), [isSaving])
  const refusals = isSaving && {
    onClickCapture: refuse,
    onMouseDownCapture: refuse,
    onDropCapture: refuse,
    onKeyDownCapture: refuseSelecting,
  }
  return <Fields {...fieldset} {...refusals} ref={frame} />
}

/** Returns an undo function. Sets the attribute on every field, so that none needs to know about the save. */
function makeReadOnly(frame: HTMLElement): () => void {
  const inputs = [...frame.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ readOnly }) => !readOnly,
  )
  for (const input of inputs) input.readOnly = true
  return () => {
    for (const input of inputs) input.readOnly = false
  }
}
