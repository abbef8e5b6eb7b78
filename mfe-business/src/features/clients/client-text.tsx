import { FormField } from '@atelie/web-kit/fields/form-field'
import { Box } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/fields/text-field'
import type { Control } from '@atelie/web-kit/hook-form'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

interface Props {
  control: Control<ClientInput>
  name: keyof typeof strings.fields
  isOptional?: boolean
  /** Position in the grid. */
  place: object
}

/** A plain text field of the client's form with its label. */
export function ClientText({ control, name, isOptional = false, place }: Props) {
  return (
    <Box sx={place}>
      <FormField
        control={control}
        name={name}
        hint={isOptional ? strings.optional : undefined}
        render={(field) => <TextField {...field} label={strings.fields[name]} />}
      />
    </Box>
  )
}
