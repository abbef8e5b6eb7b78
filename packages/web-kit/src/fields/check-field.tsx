import { Checkbox, FormControlLabel } from '@atelie/web-kit/ui-page'
import { type Control, type FieldValues, type Path, useController } from '@atelie/web-kit/hook-form'

interface Props<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  label: string
}

/** A checkbox of a form. */
export function CheckField<Values extends FieldValues>({ control, name, label }: Props<Values>) {
  const {
    field: { value, ref, ...field },
  } = useController({ control, name })
  return (
    <FormControlLabel
      sx={{ minHeight: 44 }}
      label={label}
      control={<Checkbox {...field} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
    />
  )
}
