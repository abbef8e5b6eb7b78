import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type FieldPath, useFormState, type UseFormReturn } from 'react-hook-form'
import type { QuoteInput } from './queries.ts'

type Form = UseFormReturn<QuoteInput>

/** Where the focus is among a quote's items, of which not all are drawn, and where it goes when one is added, refused or removed. */
export function useItemFocus({ control, setFocus }: Form, list: RefObject<HTMLElement | null>, count: number) {
  const [focused, setFocused] = useState<number | null>(null)
  const [next, setNext] = useState<FieldPath<QuoteInput> | null>(null)
  const { errors, submitCount } = useFormState({ control })

  const judged = useRef(0)
  useEffect(() => {
    if (judged.current === submitCount) return
    judged.current = submitCount
    const index = errors.quote ? -1 : errors.items?.findIndex?.(Boolean) ?? -1
    if (index < 0) return
    setFocused(index)
    setNext(`items.${index}.${Object.keys(errors.items![index]!)[0]}` as FieldPath<QuoteInput>)
  }, [errors, submitCount])
  // A turn later, when it is drawn: the form itself finds only what was there before.
  useEffect(() => {
    if (!next) return
    setFocus(next)
    setNext(null)
    // The whole item if it fits, the field and its message in any case.
    document.activeElement?.closest('[data-item]')?.scrollIntoView({ block: 'nearest' })
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [next, setFocus])

  const removed = useRef<number>(null)
  useEffect(() => {
    if (removed.current === null) return
    // The button that had the focus is gone: on to the item in its place, so that the next one can be removed as well.
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
    focusInPlaceOf: useCallback((index: number) => { removed.current = index }, []),
  }
}

/** By position, with gaps where none is drawn. */
function itemsOf(list: RefObject<HTMLElement | null>): HTMLElement[] {
  const items: HTMLElement[] = []
  for (const item of list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []) items[Number(item.dataset.item)] = item
  return items
}
