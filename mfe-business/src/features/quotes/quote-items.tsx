import type { Product } from '@atelie/contract/products'
import { MAX_QUOTE_ITEMS, type Quote, quoteMessages } from '@atelie/contract/quotes'
import { AddIcon } from '@atelie/web-kit/display/icons'
import { Box, Button, Stack, Typography } from '@atelie/web-kit/ui'
import { useVisibleItems } from '@atelie/web-kit/lists/visible-items'
import { useCallback, useMemo, useRef } from 'react'
import { useFieldArray, useFormState, type UseFormReturn } from '@atelie/web-kit/hook-form'
import { emptyItem, typedPrice } from './form.ts'
import { productOptions } from './picker-options.ts'
import type { QuoteInput } from './queries.ts'
import { QuoteItem } from './quote-item.tsx'
import { strings } from './strings.ts'
import { useItemFocus } from './use-item-focus.ts'
import { useItemRemoval } from './use-item-removal.ts'
import { useIsPhone } from '@atelie/web-kit/display/use-is-phone'

/** In px: the assumed height of an item until it is measured, and the gap between two. */
const ITEM_HEIGHT = 214
const ITEM_HEIGHT_ON_PHONE = 206
const GAP = 16

interface Props {
  form: UseFormReturn<QuoteInput>
  products: Product[]
  /** The items as they were saved, perhaps with deleted products. */
  stored: Quote['items']
  /** The element that scrolls the items. */
  scroller: HTMLElement | null
  onCreateProduct: (index: number, name: string) => void
  changedPrices: ReadonlyMap<number, number> | undefined
}

export function QuoteItems({ form, products, stored, scroller, onCreateProduct, changedPrices }: Props) {
  const { control, getValues, setValue } = form
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'items' })
  const { isSubmitted } = useFormState({ control })
  const options = useMemo(() => productOptions(products, stored), [products, stored])
  const list = useRef<HTMLDivElement>(null)
  const { focused, onFocus, focusAdded, focusInPlaceOf } = useItemFocus(form, list, fields.length)
  const keys = useMemo(() => fields.map(({ id }) => id), [fields])
  const height = useIsPhone() ? ITEM_HEIGHT_ON_PHONE : ITEM_HEIGHT
  const { listStyle, items } = useVisibleItems(keys, { scroller, list, height, gap: GAP, always: focused })
  const { removeItem, withdraw } = useItemRemoval({ form, insert, remove, onChange: focusInPlaceOf })
  const isFull = fields.length >= MAX_QUOTE_ITEMS

  // A price of zero is not an error until the form is submitted.
  const setPrice = useCallback(
    (index: number, price: number) =>
      setValue(`items.${index}.unitPrice`, typedPrice(price), { shouldDirty: true, shouldValidate: isSubmitted }),
    [setValue, isSubmitted],
  )
  const pick = useCallback(
    (index: number, productId: number) => {
      const product = products.find(({ id }) => id === productId)
      if (product) setPrice(index, product.price)
    },
    [products, setPrice],
  )

  const createProduct = useCallback(
    (index: number, name: string) => {
      // The product would come back to another item.
      withdraw()
      onCreateProduct(index, name)
    },
    [withdraw, onCreateProduct],
  )

  function addItem() {
    append(emptyItem, { shouldFocus: false })
    focusAdded()
  }

  return (
    <Stack component="section" spacing={2} aria-label={strings.items}>
      <Typography variant="h3" component="h3">
        {strings.items}
      </Typography>
      <Box ref={list} onFocus={onFocus} sx={{ display: 'grid', gap: `${GAP}px` }} style={listStyle}>
        {items.map(({ index, place }) => (
          <Box key={keys[index]} {...place}>
            <QuoteItem
              control={control}
              getValues={getValues}
              index={index}
              options={options}
              onPick={pick}
              onCreateProduct={createProduct}
              onPrice={setPrice}
              changedPrices={changedPrices}
              onRemove={removeItem}
              isOnlyOne={fields.length === 1}
            />
          </Box>
        ))}
      </Box>
      <Box>
        <Button variant="outlined" startIcon={<AddIcon />} disabled={isFull} onClick={addItem}>
          {strings.addItem}
        </Button>
        {isFull && (
          <Typography role="status" color="textSecondary" sx={{ mt: 1 }}>
            {quoteMessages.tooManyItems}
          </Typography>
        )}
      </Box>
    </Stack>
  )
}
