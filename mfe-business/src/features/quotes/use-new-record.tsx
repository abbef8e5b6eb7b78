import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { mayDiscard } from '@atelie/web-kit/forms/leave-guard'
import { useFormState, type UseFormReturn } from '@atelie/web-kit/hook-form'
import { useCallback, useState } from 'react'
import { typedPrice } from './form.ts'
import type { QuoteInput } from './queries.ts'
import { NewClient, NewProduct } from './records-on-demand.ts'

interface Wanted {
  /** The text in the picker. */
  name: string
  /** The item that wants the product; null for the client. */
  item: number | null
}

/**
 * Opens the form of a new client or product above that of the quote, which then has it chosen. The router asks one guard only,
 * so that `isDirty` belongs into the quote's.
 */
export function useNewRecord({ control, setValue }: UseFormReturn<QuoteInput>) {
  const [wanted, setWanted] = usePersistentState<Wanted | null>('quote-record', null)
  const [isDirty, setDirty] = useState(false)
  const { isSubmitted } = useFormState({ control })
  const close = useCallback(() => setWanted(null), [setWanted])
  const openClient = useCallback((name: string) => setWanted({ name, item: null }), [setWanted])
  const openProduct = useCallback((item: number, name: string) => setWanted({ name, item }), [setWanted])

  const chosen = { shouldDirty: true, shouldValidate: isSubmitted }
  const form = { onDirty: setDirty, mayLeave: () => mayDiscard(isDirty), onClose: close }
  const dialog =
    wanted &&
    (wanted.item === null ? (
      <NewClient
        {...form}
        name={wanted.name}
        draft="quote-client"
        onSaved={({ id }) => {
          setValue('quote.clientId', id, chosen)
          close()
        }}
      />
    ) : (
      <NewProduct
        {...form}
        name={wanted.name}
        draft="quote-product"
        onSaved={({ id, price }) => {
          setValue(`items.${wanted.item!}.productId`, id, chosen)
          setValue(`items.${wanted.item!}.unitPrice`, typedPrice(price), chosen)
          close()
        }}
      />
    ))
  return { openClient, openProduct, isDirty, dialog }
}
