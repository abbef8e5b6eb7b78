import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type FieldPath, useFormState, type UseFormReturn } from '@atelie/web-kit/hook-form'
import type { QuoteInput } from './queries.ts'

type Form = UseFormReturn<QuoteInput>

/** Tracks the focus among a quote's items, not all of which are rendered, and moves it when one is added, refused or removed. */
export function useItemFocus({ control, setFocus }: Form, list: RefObject<HTMLElement | null>, count: number) {
  const [focused, setFocused] = useState<number | null>(null)
  const [next, setNext] = useState<FieldPath<QuoteInput> | null>(null)
  const { errors, submitCount } = useFormState({ control })

  const judged = useRef(0)
  useEffect(() => {
    if (judged.current === submitCount) return
    judged.current = submitCount
    const index = errors.quote ? -1 : (errors.items?.findIndex?.(Boolean) ?? -1)
    if (index < 0) return
    setFocused(index)
    setNext(`items.${index}.${Object.keys(errors.items![index]!)[0]}` as FieldPath<QuoteInput>)
  }, [errors, submitCount])
  // After the next render: the form itself only finds fields that were there before.
  useEffect(() => {
    if (!next) return
    setFocus(next)
    setNext(null)
    // The whole item if it fits, but in any case the field and its message.
    document.activeElement?.closest('[data-item]')?.scrollIntoView({ block: 'nearest' })
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [next, setFocus])

  const removed = useRef<number>(null)
  useEffect(() => {
    if (removed.current === null) return
    // The focused button is gone: focus the item that took its place, so that the next one can be removed as well.
    itemsOf(list)[Math.min(removed.current, count - 1)]?.focus()
    removed.current = null
  }, [list, count])

  return {
    focused,
    onFocus: useCallback(({ target }: FocusEvent) => {
      const item = target.closest<HTMLElement>('[data-item]')
      if (item) setFocused(Number(item.dataset.item))
    }, []),
    focusAdded: useCallback(() => {
      setFocused(count)
      setNext(`items.${count}.productId`)
    }, [count]),
    focusInPlaceOf: useCallback((index: number) => {
      removed.current = index
    }, []),
  }
}

/** Items by position, with gaps for those not rendered. */
function itemsOf(list: RefObject<HTMLElement | null>): HTMLElement[] {
  const items: HTMLElement[] = []
  for (const item of list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])
    items[Number(item.dataset.item)] = item
  return items
}
