import { today } from '@atelie/contract/dates'
import { CheckField } from '@atelie/web-kit/check-field'
import { FilteredField } from '@atelie/web-kit/filtered-field'
import { FormDateField } from '@atelie/web-kit/form-date-field'
import { FormField } from '@atelie/web-kit/form-field'
import { Box } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/ui-form'
import type { UseFormReturn } from 'react-hook-form'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

const labels = strings.fields
const whole = { gridColumn: '1 / -1' }
const half = { gridColumn: { xs: '1 / -1', md: 'span 3' } }
const third = { gridColumn: { xs: '1 / -1', md: 'span 2' } }

export function PersonalFields({ form }: { form: UseFormReturn<ClientInput> }) {
  const { control } = form
  return (
    <>
      <Box sx={whole}>
        <FormField control={control} name="client.name" render={(field) => <TextField {...field} label={labels.name} />} />
      </Box>
      <Box sx={half}>
        <FormField control={control} name="client.motherName" hint={strings.optional} render={(field) => <TextField {...field} label={labels.motherName} />} />
      </Box>
      <Box sx={half}>
        <FormField control={control} name="client.fatherName" hint={strings.optional} render={(field) => <TextField {...field} label={labels.fatherName} />} />
      </Box>
      <Box sx={third}>
        <FormDateField form={form} name="client.birthDate" label={labels.birthDate} max={today()} openTo="year" />
      </Box>
      <Box sx={third}>
        <FormField
          control={control}
          name="client.phone"
          render={(field) => (
            <FilteredField {...field} label={labels.phone} accepts={/[\d() -]/g} slotProps={{ htmlInput: { inputMode: 'tel' } }} />
          )}
        />
      </Box>
      <Box sx={{ ...third, display: 'flex', minHeight: 56 }}>
        <CheckField control={control} name="client.isWhatsapp" label={labels.isWhatsapp} />
      </Box>
    </>
  )
}
