import { FilteredField } from '@atelie/web-kit/fields/filtered-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { Box, CircularProgress } from '@atelie/web-kit/ui'
import { InputAdornment } from '@atelie/web-kit/ui-form'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import { EveryField } from '../../every-field.tsx'
import { ClientText } from './client-text.tsx'
import type { ClientInput } from './queries.ts'
import { readState } from './states.ts'
import { strings } from './strings.ts'
import { useCep } from './use-cep.ts'

const labels = strings.fields
const columns = (phone: number, wide: number) => ({ gridColumn: { xs: `span ${phone}`, md: `span ${wide}` } })

export function AddressFields({ form }: { form: UseFormReturn<ClientInput> }) {
  const { control } = form
  const { isLooking, cepChanged } = useCep(form)
  return (
    <EveryField<ClientInput['address']>
      inputs={{
        cep: (
          <Box sx={columns(2, 2)}>
            <FormField
              control={control}
              name="address.cep"
              hint={isLooking ? strings.lookingUpCep : undefined}
              render={(field) => (
                <FilteredField
                  {...field}
                  label={labels['address.cep']}
                  accepts={/[\d-]/g}
                  onChange={(cep) => {
                    field.onChange(cep)
                    cepChanged(String(cep))
                  }}
                  slotProps={{
                    htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
                    input: {
                      endAdornment: isLooking && (
                        <InputAdornment position="end">
                          <CircularProgress size={20} aria-hidden />
                        </InputAdornment>
                      ),
                    },
                  }}
                />
              )}
            />
          </Box>
        ),
        street: <ClientText control={control} name="address.street" place={columns(2, 4)} />,
        number: <ClientText control={control} name="address.number" place={columns(1, 2)} />,
        complement: <ClientText control={control} name="address.complement" isOptional place={columns(1, 4)} />,
        neighborhood: <ClientText control={control} name="address.neighborhood" place={columns(2, 2)} />,
        city: <ClientText control={control} name="address.city" place={columns(1, 3)} />,
        state: (
          <Box sx={columns(1, 1)}>
            <FormField
              control={control}
              name="address.state"
              render={(field) => (
                <FilteredField
                  {...field}
                  label={labels['address.state']}
                  accepts={/[a-z]/gi}
                  toUpperCase
                  maxLength={2}
                  readPasted={readState}
                  slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
                />
              )}
            />
          </Box>
        ),
      }}
    />
  )
}
