import { MoneyText } from '@atelie/web-kit/display/money-text'
import { Box, Typography } from '@atelie/web-kit/ui'
import { type Control, useWatch } from '@atelie/web-kit/hook-form'
import { itemsTotal } from './form.ts'
import type { QuoteInput } from './queries.ts'
import { strings } from './strings.ts'

/** Stays visible above the buttons while the items scroll. */
export function QuoteTotal({ control }: { control: Control<QuoteInput> }) {
  const items = useWatch({ control, name: 'items' })
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 2,
        px: 3,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography variant="h3" component="span">
          {strings.total}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {strings.totalHint}
        </Typography>
      </Box>
      <Typography variant="h2" component="output" aria-label={strings.total}>
        <MoneyText value={itemsTotal(items)} />
      </Typography>
    </Box>
  )
}
