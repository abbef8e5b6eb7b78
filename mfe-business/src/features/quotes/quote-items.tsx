import type { Product } from '@atelie/contract/products'
import type { Quote } from '@atelie/contract/quotes'
import { AddIcon } from '@atelie/web-kit/icons'
import { Button, Stack, Typography } from '@atelie/web-kit/ui'
import { useCallback, useMemo } from 'react'
import { type Control, useFieldArray, type UseFormSetValue } from 'react-hook-form'
import { emptyItem } from './form.ts'
import { productOptions } from './product-options.ts'
import type { QuoteInput } from './queries.ts'
import { QuoteItem } from './quote-item.tsx'
import { strings } from './strings.ts'

interface Props {
  control: Control<QuoteInput>
  setValue: UseFormSetValue<QuoteInput>
  products: Product[]
  /** The items as they were saved, which may name products that are gone. */
  stored: Quote['items']
}

export function QuoteItems({ control, setValue, products, stored }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const options = useMemo(() => productOptions(products, stored), [products, stored])

  const pick = useCallback((index: number, productId: number) => {
    const product = products.find(({ id }) => id === productId)
    if (product) setValue(`items.${index}.unitPrice`, product.price.toFixed(2), { shouldDirty: true, shouldValidate: true })
  }, [products, setValue])

  return (
    <Stack component="section" spacing={2} aria-label={strings.items}>
      <Typography variant="h3" component="h3">{strings.items}</Typography>
      {fields.map((field, index) => (
        <QuoteItem
          key={field.id}
          control={control}
          index={index}
          options={options}
          onPick={pick}
          onRemove={remove}
          isOnlyOne={fields.length === 1}
        />
      ))}
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(emptyItem)} sx={{ alignSelf: 'flex-start' }}>{strings.addItem}</Button>
    </Stack>
  )
}
