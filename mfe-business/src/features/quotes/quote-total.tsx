import { MoneyText } from '@atelie/web-kit/display/money-text'
import { Box, Typography } from '@atelie/web-kit/ui'
import { type Control, useWatch } from '@atelie/web-kit/hook-form'
import { itemsTotal } from './form.ts'
import { formStrings } from './form-strings.ts'
import type { QuoteInput } from './queries.ts'
import { strings } from './strings.ts'
import { useIsPhone } from '@atelie/web-kit/display/use-is-phone'

/** Stays visible while the items scroll: above the buttons, and on a phone beside them, with the sum before its caption. */
export function QuoteTotal({ control }: { control: Control<QuoteInput> }) {
  const items = useWatch({ control, name: 'items' })
  const isPhone = useIsPhone()
  return (
    <Box
      sx={
        isPhone
          ? { display: 'flex', flexDirection: 'column-reverse', flex: '1 1 7em' }
          : { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, px: 3, py: 1.5 }
      }
    >
      <Typography component="div" variant="body2" color="textSecondary" sx={isPhone ? { lineHeight: 1.25 } : {}}>
        <Typography variant={isPhone ? 'inherit' : 'h3'} component={isPhone ? 'span' : 'div'} color="textPrimary">
          {strings.total}
        </Typography>{' '}
        <span>{isPhone ? formStrings.calculated : strings.totalHint}</span>
      </Typography>
      <Typography variant="h2" component="output" aria-label={strings.total}>
        <MoneyText value={itemsTotal(items)} />
      </Typography>
    </Box>
  )
}
