import type { Product } from '@atelie/contract/products'
import { MAX_QUOTE_ITEMS, type Quote, quoteMessages } from '@atelie/contract/quotes'
import { AddIcon } from '@atelie/web-kit/icons'
import { Box, Button, Stack, Typography } from '@atelie/web-kit/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type Control, useFieldArray, useFormState, type UseFormSetValue } from 'react-hook-form'
import { emptyItem, typedPrice } from './form.ts'
import { productOptions } from './picker-options.ts'
import type { QuoteInput } from './queries.ts'
import { QuoteItem } from './quote-item.tsx'
import { strings } from './strings.ts'
import { useDrawnItems } from './use-drawn-items.ts'

interface Props {
  control: Control<QuoteInput>
  setValue: UseFormSetValue<QuoteInput>
  products: Product[]
  /** The items as they were saved, which may name products that are gone. */
  stored: Quote['items']
}

export function QuoteItems({ control, setValue, products, stored }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const { isSubmitted } = useFormState({ control })
  const options = useMemo(() => productOptions(products, stored), [products, stored])
  const drawn = useDrawnItems(fields.length)
  const list = useRef<HTMLDivElement>(null)
  const isFull = fields.length >= MAX_QUOTE_ITEMS

  // A price of zero is no mistake before somebody tries to save it.
  const pick = useCallback((index: number, productId: number) => {
    const product = products.find(({ id }) => id === productId)
    if (product) setValue(`items.${index}.unitPrice`, typedPrice(product.price), { shouldDirty: true, shouldValidate: isSubmitted })
  }, [products, setValue, isSubmitted])

  const removed = useRef<number>(null)
  const removeItem = useCallback((index: number) => {
    remove(index)
    removed.current = index
  }, [remove])
  useEffect(() => {
    if (removed.current === null) return
    // The button that had the focus is gone: on to the item in its place, so that the next one can be removed as well.
    const items = list.current?.querySelectorAll<HTMLElement>(':scope > [role=group]') ?? []
    items[Math.min(removed.current, items.length - 1)]?.focus()
    removed.current = null
  }, [fields.length])

  return (
    <Stack ref={list} component="section" spacing={2} aria-label={strings.items}>
      <Typography variant="h3" component="h3">{strings.items}</Typography>
      {fields.slice(0, drawn).map((field, index) => (
        <QuoteItem
          key={field.id}
          control={control}
          index={index}
          options={options}
          onPick={pick}
          onRemove={removeItem}
          isOnlyOne={fields.length === 1}
        />
      ))}
      {drawn < fields.length && <Typography role="status" color="textSecondary">{strings.moreItems(fields.length - drawn)}</Typography>}
      <Box>
        <Button variant="outlined" startIcon={<AddIcon />} disabled={isFull} onClick={() => append(emptyItem)}>{strings.addItem}</Button>
        {isFull && <Typography role="status" color="textSecondary" sx={{ mt: 1 }}>{quoteMessages.tooManyItems}</Typography>}
      </Box>
    </Stack>
  )
}
