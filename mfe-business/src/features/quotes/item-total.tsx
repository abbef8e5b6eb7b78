import { MoneyText } from '@atelie/web-kit/display/money-text'
import { Typography } from '@atelie/web-kit/ui'
import { type Control, useWatch } from '@atelie/web-kit/hook-form'
import { itemTotal } from './form.ts'
import type { QuoteInput } from './queries.ts'
import { strings } from './strings.ts'

/** A separate component, so that typing does not rerender the pickers of its line. */
export function ItemTotal({ control, index }: { control: Control<QuoteInput>; index: number }) {
  const item = useWatch({ control, name: `items.${index}` })
  return (
    <Typography component="div" color="textSecondary" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {strings.lineTotal}
      <Typography component="output" aria-label={strings.lineTotal} sx={{ fontWeight: 650, color: 'text.primary' }}>
        <MoneyText value={itemTotal(item)} />
      </Typography>
    </Typography>
  )
}
