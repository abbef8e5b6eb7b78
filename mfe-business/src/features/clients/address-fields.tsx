import { FormField } from '@atelie/web-kit/form-field'
import { Box } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/ui-form'
import type { Control } from 'react-hook-form'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

const labels = strings.fields
const columns = (phone: number, wide: number) => ({ gridColumn: { xs: `span ${phone}`, md: `span ${wide}` } })

export function AddressFields({ control }: { control: Control<ClientInput> }) {
  return (
    <>
      <Box sx={columns(2, 2)}>
        <FormField
          control={control}
          name="address.cep"
          render={(field) => (
            <TextField
              {...field}
              label={labels.cep}
              onChange={(event) => field.onChange(event.target.value.replace(/[^\d-]/g, ''))}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
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
            <TextField
              {...field}
              label={labels.state}
              onChange={(event) => field.onChange(event.target.value.toUpperCase())}
              slotProps={{ htmlInput: { maxLength: 2, autoCapitalize: 'characters' } }}
            />
          )}
        />
      </Box>
    </>
  )
}
