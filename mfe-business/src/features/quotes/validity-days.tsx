import { addDays } from '@atelie/contract/add-days'
import { today } from '@atelie/contract/dates'
import { type UseFormReturn, useWatch } from '@atelie/web-kit/hook-form'
import { Box, Button } from '@atelie/web-kit/ui'
import { formStrings } from './form-strings.ts'
import type { QuoteInput } from './queries.ts'

const CHOICES = [7, 10, 15, 30]

/** The validities that most quotes have, in days from today. */
export function ValidityDays({ form: { control, setValue } }: { form: UseFormReturn<QuoteInput> }) {
  const validUntil = useWatch({ control, name: 'quote.validUntil' })
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', height: 44, mt: { sm: 0.75 } }}
    >
      {CHOICES.map((count) => {
        const date = addDays(today(), count)
        const isChosen = validUntil === date
        return (
          <Button
            key={count}
            variant={isChosen ? 'contained' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => setValue('quote.validUntil', date, { shouldDirty: true, shouldValidate: true })}
            sx={{ px: 0.5 }}
          >
            {formStrings.days(count)}
          </Button>
        )
      })}
    </Box>
  )
}
