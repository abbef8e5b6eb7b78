import { FilteredField } from '@atelie/web-kit/filtered-field'
import { FormField } from '@atelie/web-kit/form-field'
import { Box, CircularProgress } from '@atelie/web-kit/ui'
import { InputAdornment, TextField } from '@atelie/web-kit/ui-form'
import type { UseFormReturn } from 'react-hook-form'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'
import { useCep } from './use-cep.ts'

const labels = strings.fields
const columns = (phone: number, wide: number) => ({ gridColumn: { xs: `span ${phone}`, md: `span ${wide}` } })

export function AddressFields({ form }: { form: UseFormReturn<ClientInput> }) {
  const { control } = form
  const { isLooking, cepChanged } = useCep(form)
  return (
    <>
      <Box sx={columns(2, 2)}>
        <FormField
          control={control}
          name="address.cep"
          hint={isLooking ? strings.lookingUpCep : undefined}
          render={(field) => (
            <FilteredField
              {...field}
              label={labels.cep}
              accepts={/[\d-]/g}
              onChange={(cep) => {
                field.onChange(cep)
                cepChanged(String(cep))
              }}
              slotProps={{
                htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
                input: { endAdornment: isLooking && <InputAdornment position="end"><CircularProgress size={20} aria-hidden /></InputAdornment> },
              }}
            />
          )}
        />
      </Box>
      <Box sx={columns(2, 4)}>
        <FormField control={control} name="address.street" render={(field) => <TextField {...field} label={labels.street} />} />
      </Box>
      <Box sx={columns(1, 2)}>
        <FormField control={control} name="address.number" render={(field) => <TextField {...field} label={labels.number} />} />
      </Box>
      <Box sx={columns(1, 4)}>
        <FormField control={control} name="address.complement" hint={strings.optional} render={(field) => <TextField {...field} label={labels.complement} />} />
      </Box>
      <Box sx={columns(2, 2)}>
        <FormField control={control} name="address.neighborhood" render={(field) => <TextField {...field} label={labels.neighborhood} />} />
      </Box>
      <Box sx={columns(1, 3)}>
        <FormField control={control} name="address.city" render={(field) => <TextField {...field} label={labels.city} />} />
      </Box>
      <Box sx={columns(1, 1)}>
        <FormField
          control={control}
          name="address.state"
          render={(field) => (
            <FilteredField
              {...field}
              label={labels.state}
              accepts={/[a-z]/gi}
              toUpperCase
              slotProps={{ htmlInput: { maxLength: 2, autoCapitalize: 'characters' } }}
            />
          )}
        />
      </Box>
    </>
  )
}
