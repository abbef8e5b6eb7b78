import { formatMoney } from '@atelie/money/cents'
import { Box } from '@atelie/web-kit/ui'

/** An amount in reais, in tabular figures that never break across lines, with the sign that is as wide as they are. */
export function MoneyText({ value }: { value: number }) {
  return (
    <Box component="span" data-figure sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(value).replace('-', '−')}
    </Box>
  )
}
