import { MAX_QUOTE_ITEMS, quoteMessages } from '@atelie/contract/quotes'
import { useFormState, type UseFieldArrayReturn, type UseFormReturn } from '@atelie/web-kit/hook-form'
import { useToast } from '@atelie/web-kit/toast/toast'
import { undo } from '@atelie/web-kit/toast/undo'
import { useCallback, useEffect, useRef } from 'react'
import type { QuoteInput } from './queries.ts'
import { strings } from './strings.ts'

interface Items extends Pick<UseFieldArrayReturn<QuoteInput, 'items'>, 'insert' | 'remove'> {
  form: UseFormReturn<QuoteInput>
  /** Called when an item goes or comes back. */
  onChange: (index: number) => void
}

/**
 * Removes an item of a quote, and offers to put it back where it was, until the form is saved or closed, or the offer is
 * withdrawn: an item that comes back moves those after it.
 */
export function useItemRemoval({ form: { control, getValues }, insert, remove, onChange }: Items): {
  removeItem: (index: number) => void
  withdraw: () => void
} {
  const toast = useToast()
  const withdrawOffer = useRef(() => {})
  const { isSubmitting } = useFormState({ control })
  useEffect(() => () => withdrawOffer.current(), [isSubmitting])

  const removeItem = useCallback(
    (index: number) => {
      const item = getValues(`items.${index}`)
      function putBack() {
        const { length } = getValues('items')
        if (length >= MAX_QUOTE_ITEMS) return void toast({ variant: 'destructive', title: quoteMessages.tooManyItems })
        const place = Math.min(index, length)
        insert(place, item, { shouldFocus: false })
        onChange(place)
      }
      remove(index)
      onChange(index)
      withdrawOffer.current = toast({ title: strings.itemRemoved, action: undo(putBack) })
    },
    [getValues, insert, onChange, remove, toast],
  )
  const withdraw = useCallback(() => withdrawOffer.current(), [])
  return { removeItem, withdraw }
}
