import { today } from '@atelie/contract/dates'
import { phoneCharacter } from '@atelie/contract/fields'
import { CheckField } from '@atelie/web-kit/fields/check-field'
import { FilteredField } from '@atelie/web-kit/fields/filtered-field'
import { FormDateField } from '@atelie/web-kit/fields/form-date-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { Box } from '@atelie/web-kit/ui'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import { EveryField } from '../../every-field.tsx'
import { ClientText } from './client-text.tsx'
import { pastePhone } from './paste-phone.ts'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

const labels = strings.fields
const whole = { gridColumn: '1 / -1' }
const half = { gridColumn: { xs: '1 / -1', md: 'span 3' } }
const third = { gridColumn: { xs: '1 / -1', md: 'span 2' } }

export function PersonalFields({ form }: { form: UseFormReturn<ClientInput> }) {
  const { control } = form
  return (
    <EveryField<ClientInput['client']>
      inputs={{
        name: <ClientText control={control} name="client.name" place={whole} />,
        motherName: <ClientText control={control} name="client.motherName" isOptional place={half} />,
        fatherName: <ClientText control={control} name="client.fatherName" isOptional place={half} />,
        birthDate: (
          <Box sx={third}>
            <FormDateField
              form={form}
              name="client.birthDate"
              label={labels['client.birthDate']}
              max={today()}
              openTo="year"
            />
          </Box>
        ),
        phone: (
          <Box sx={third}>
            <FormField
              control={control}
              name="client.phone"
              render={(field) => (
                <FilteredField
                  {...field}
                  label={labels['client.phone']}
                  accepts={phoneCharacter}
                  slotProps={{ htmlInput: { inputMode: 'tel', onPaste: (event) => pastePhone(event, field.onChange) } }}
                />
              )}
            />
          </Box>
        ),
        isWhatsapp: (
          <Box sx={{ ...third, display: 'flex', minHeight: 56 }}>
            <CheckField control={control} name="client.isWhatsapp" label={labels['client.isWhatsapp']} />
          </Box>
        ),
      }}
    />
  )
}
