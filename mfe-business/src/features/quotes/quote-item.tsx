import { DecimalField } from '@atelie/web-kit/fields/decimal-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { DeleteIcon } from '@atelie/web-kit/display/icons'
import { type PickerOption, RecordPicker } from '@atelie/web-kit/fields/record-picker'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { Box, Button, Card } from '@atelie/web-kit/ui'
import { memo, useState } from 'react'
import { parseDiscount } from '@atelie/money/quote-totals'
import type { Control, UseFormReturn } from '@atelie/web-kit/hook-form'
import { formStrings } from './form-strings.ts'
import { ItemTotal } from './item-total.tsx'
import { PriceHint } from './price-hint.tsx'
import type { QuoteInput } from './queries.ts'
import { strings } from './strings.ts'
import { useIsPhone } from '@atelie/web-kit/display/use-is-phone'

const labels = strings.fields

interface Props {
  control: Control<QuoteInput>
  getValues: UseFormReturn<QuoteInput>['getValues']
  index: number
  options: PickerOption[]
  onPick: (index: number, productId: number) => void
  onCreateProduct: (index: number, name: string) => void
  onPrice: (index: number, price: number) => void
  /** Present in a copy, for its hints. */
  changedPrices: ReadonlyMap<number, number> | undefined
  onRemove: (index: number) => void
  /** The last remaining item cannot be removed. */
  isOnlyOne: boolean
}

/** One line of a quote. Typing rerenders only the field and the sums, none of up to 200 lines. */
export const QuoteItem = memo(function QuoteItem({
  control,
  getValues,
  index,
  options,
  onPick,
  onCreateProduct,
  onPrice,
  changedPrices,
  onRemove,
  isOnlyOne,
}: Props) {
  const [isDiscounted] = useState(() => parseDiscount(getValues(`items.${index}.discount`) ?? 0) !== 0)
  const [isDiscountOpen, setDiscountOpen] = useState(false)
  const isDiscountFolded = useIsPhone() && !isDiscounted && !isDiscountOpen
  return (
    <Card
      role="group"
      tabIndex={-1}
      data-item={index}
      aria-label={`${strings.item} ${index + 1}`}
      sx={{ p: { xs: 1.5, sm: 2 }, overflow: 'visible' }}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: { xs: 1.5, sm: 2 },
          rowGap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FormField
            control={control}
            name={`items.${index}.productId`}
            render={({ onChange, ...field }) => (
              <RecordPicker
                {...field}
                label={labels.product}
                options={options}
                emptyText={strings.noProducts}
                creation={{ label: formStrings.newProduct, open: (name) => onCreateProduct(index, name) }}
                onChange={(productId) => {
                  onChange(productId)
                  onPick(index, Number(productId))
                }}
              />
            )}
          />
        </Box>
        <FormField
          control={control}
          name={`items.${index}.quantity`}
          render={(field) => (
            <DecimalField {...field} label={labels.quantity} min={1} step={1} buttons={formStrings.steps} />
          )}
        />
        <FormField
          control={control}
          name={`items.${index}.unitPrice`}
          render={(field) => (
            <DecimalField {...field} label={labels.unitPrice} min={0.01} step={0.01} prefix={strings.currency} />
          )}
        />
        {changedPrices && <PriceHint control={control} index={index} prices={changedPrices} onUse={onPrice} />}
        {!isDiscountFolded && (
          <Box ref={isDiscountOpen ? focusInput : undefined}>
            <FormField
              control={control}
              name={`items.${index}.discount`}
              render={(field) => <DecimalField {...field} label={labels.discount} min={0} max={100} step={1} />}
            />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, mt: 1 }}>
        <Box sx={{ flex: 1 }}>
          <ItemTotal control={control} index={index} />
        </Box>
        {isDiscountFolded && <Button onClick={() => setDiscountOpen(true)}>{formStrings.discount}</Button>}
        {!isOnlyOne && <RowAction title={strings.removeItem} icon={DeleteIcon} onClick={() => onRemove(index)} />}
      </Box>
    </Card>
  )
})

function focusInput(place: HTMLElement | null): void {
  place?.querySelector('input')?.focus()
}
