import { TextField, type TextFieldProps } from '@atelie/web-kit/fields/text-field'
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { retype } from './caret.ts'
import { EditHistory, type Moment } from './edit-history.ts'

/** A change of a field's text by a person, a keyboard or the browser. */
export interface Edit {
  before: string
  /** The text afterwards, and the caret in it. */
  typed: string
  caret: number
  /** The text that came all at once: pasted, dropped or filled in. Null for keys, and for deletions. */
  pasted: string | null
  /** Whether what is behind the caret was deleted. */
  isForward: boolean
}

/** Turns an edit into what the field shows. */
export type Mask = (edit: Edit) => { text: string; caret: number }

interface Props extends Omit<TextFieldProps, 'value' | 'onChange' | 'onKeyDown'> {
  /** The text that the field shows. */
  text: string
  mask: Mask
  onText: (text: string) => void
  /** The text after an arrow key. */
  step?: (direction: 1 | -1) => string
}

const momentOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement): Moment => ({
  text: value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})

/**
 * A text field whose text is reformatted by a mask with each edit. Edits can be undone and redone, and a keyboard that composes
 * its text is left alone until it is done: it would repeat what was reformatted.
 */
export function MaskedField({ text, mask, onText, step, slotProps = {}, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  /** Before the current edit, which may be a whole composition; null if the browser did not announce it. */
  const begun = useRef<Moment | null>(null)
  const [composed, setComposed] = useState<string | null>(null)
  const [history] = useState(() => new EditHistory())

  function editOf(target: HTMLInputElement, inputType: string | undefined): Edit {
    const typed = target.value
    const before = begun.current ?? { text, start: 0, end: text.length }
    const inserted = begun.current ? typed.slice(before.start, typed.length - (before.text.length - before.end)) : typed
    const isPasted = !inputType?.startsWith('delete') && !inputType?.includes('Composition') && [...inserted].length > 1
    return {
      before: before.text,
      typed,
      caret: target.selectionStart ?? typed.length,
      pasted: isPasted ? inserted : null,
      isForward: inputType === 'deleteContentForward',
    }
  }

  function finish(target: HTMLInputElement, inputType: string | undefined): void {
    const masked = mask(editOf(target, inputType))
    history.record(begun.current ?? { text, start: text.length, end: text.length }, masked.text)
    begun.current = null
    setComposed(null)
    retype(target, masked.text, masked.caret)
    onText(masked.text)
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const { inputType, isComposing } = nativeEvent as Partial<InputEvent>
    if (!isComposing) return finish(target as HTMLInputElement, inputType)
    setComposed(target.value)
    onText(mask(editOf(target as HTMLInputElement, inputType)).text)
  }

  function endComposition({ currentTarget }: CompositionEvent<HTMLInputElement>): void {
    if (composed !== null) finish(currentTarget, 'insertCompositionText')
  }

  function travel(way: 'undo' | 'redo'): void {
    const target = input.current!
    const found = history[way](momentOf(target))
    if (!found) return
    retype(target, found.text, found.end)
    onText(found.text)
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    const way = wayOf(event)
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (way) travel(way)
    else if (step && direction) {
      const next = step(direction)
      history.record(momentOf(event.currentTarget), next)
      onText(next)
    } else return
    event.preventDefault()
  }

  const announce = useEffectEvent((event: InputEvent) => {
    const way = ({ historyUndo: 'undo', historyRedo: 'redo' } as const)[event.inputType]
    if (way) {
      event.preventDefault()
      travel(way)
    } else if (composed === null) begun.current = momentOf(input.current!)
  })
  useEffect(() => {
    const target = input.current!
    // React has an event of that name, which is another one.
    const listen = (event: InputEvent) => announce(event)
    target.addEventListener('beforeinput', listen)
    return () => target.removeEventListener('beforeinput', listen)
  }, [])

  return (
    <TextField
      {...field}
      value={composed ?? text}
      onChange={change}
      slotProps={{
        ...slotProps,
        htmlInput: { ...slotProps.htmlInput, ref: input, onKeyDown: pressKey, onCompositionEnd: endComposition },
      }}
    />
  )
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : null
}
