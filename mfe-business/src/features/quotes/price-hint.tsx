import { formatMoney, parseCents } from '@atelie/money/cents'
import { type Control, useWatch } from '@atelie/web-kit/hook-form'
import { Button, Stack, Typography } from '@atelie/web-kit/ui'
import { formStrings } from './form-strings.ts'
import type { QuoteInput } from './queries.ts'

interface Props {
  control: Control<QuoteInput>
  index: number
  /** The current prices, by product, that differ from those of the quote that is copied. */
  prices: ReadonlyMap<number, number>
  onUse: (index: number, price: number) => void
}

/** Shows what an item's product costs now, as long as the item does not have that price. */
export function PriceHint({ control, index, prices, onUse }: Props) {
  const [productId, unitPrice] = useWatch({
    control,
    name: [`items.${index}.productId`, `items.${index}.unitPrice`],
  })
  const price = prices.get(Number(productId))
  if (price === undefined || parseCents(unitPrice) === parseCents(price)) return null
  return (
    <Stack direction="row" sx={{ gridColumn: '1 / -1', alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="body2" color="textSecondary">
        {formStrings.currentPrice(formatMoney(price))}
      </Typography>
      <Button onClick={() => onUse(index, price)}>{formStrings.usePrice}</Button>
    </Stack>
  )
}
