import { formatCalendarDate, parseCalendarDate, today } from '@atelie/contract/dates'
import { FormDateField } from '@atelie/web-kit/fields/form-date-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { TextField } from '@atelie/web-kit/fields/text-field'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import { Box } from '@atelie/web-kit/ui'
import { Foldable } from './foldable.tsx'
import { formStrings } from './form-strings.ts'
import type { QuoteInput } from './queries.ts'
import { strings } from './strings.ts'
import { ValidityDays } from './validity-days.tsx'

const labels = { ...strings.fields, ...formStrings.fields }

/** Room for the message under a date, which does not take its own. */
const DATE = { pb: { xs: 3, sm: 0 }, pt: { xs: 2, sm: 0 } }
const TEXT = { py: { xs: 1.5, sm: 0 } }

function showDate(value: string): string {
  const date = parseCalendarDate(value)
  return date ? formatCalendarDate(date) : value
}

/** Validity, notes, terms of payment and day of delivery: all of them optional. */
export function QuoteDetails({ form }: { form: UseFormReturn<QuoteInput> }) {
  const { control } = form
  return (
    <>
      <Foldable form={form} name="quote.validUntil" label={labels.validUntil} show={showDate}>
        <Box
          sx={{
            ...DATE,
            display: 'grid',
            gap: { xs: 3, sm: 2 },
            gridTemplateColumns: { sm: '1fr 2fr' },
            mb: { sm: 1 },
          }}
        >
          <FormDateField
            form={form}
            name="quote.validUntil"
            hint={strings.optional}
            label={labels.validUntil}
            min={today()}
          />
          <ValidityDays form={form} />
        </Box>
      </Foldable>
      <Foldable form={form} name="quote.notes" label={labels.notes}>
        <Box sx={TEXT}>
          <FormField
            control={control}
            name="quote.notes"
            hint={strings.optional}
            render={(field) => <TextField {...field} label={labels.notes} multiline minRows={2} />}
          />
        </Box>
      </Foldable>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' } }}>
        <Foldable form={form} name="quote.paymentTerms" label={labels.paymentTerms}>
          <Box sx={TEXT}>
            <FormField
              control={control}
              name="quote.paymentTerms"
              hint={strings.optional}
              render={(field) => <TextField {...field} label={labels.paymentTerms} />}
            />
          </Box>
        </Foldable>
        <Foldable form={form} name="quote.deliveryDate" label={labels.deliveryDate} show={showDate}>
          <Box sx={DATE}>
            <FormDateField
              form={form}
              name="quote.deliveryDate"
              hint={strings.optional}
              label={labels.deliveryDate}
              min={today()}
            />
          </Box>
        </Foldable>
      </Box>
    </>
  )
}
