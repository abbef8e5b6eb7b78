import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@atelie/web-kit/ui-form'
import { MenuItem, Select } from '@atelie/web-kit/ui-overlay'
import { useCloseOnBack } from '@atelie/web-kit/back/close-on-back'
import { type KeyboardEvent, useState } from 'react'
import type { FieldProps } from './form-field.tsx'
import { useFieldIds } from './text-field.tsx'

interface Props extends FieldProps {
  label: string
  /** Code → label. A map keeps its order, where an object would sort numeric codes. */
  options: Record<string, string> | ReadonlyMap<string, string>
}

/** A choice of one from a short list. */
export function SelectField({ label, options, error, helperText, ...field }: Props) {
  const { id, labelId, helperTextId } = useFieldIds()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useCloseOnBack(isOpen, close)
  const entries = options instanceof Map ? [...options] : Object.entries(options)
  // The list opens outside the page's landmarks, so it is one itself.
  const root = { role: 'region', 'aria-label': label }
  return (
    <FormControl error={error} fullWidth>
      <InputLabel component="div" id={labelId}>
        {label}
      </InputLabel>
      <Select
        id={id}
        labelId={labelId}
        aria-describedby={helperText ? helperTextId : undefined}
        input={<OutlinedInput {...field} label={label} fullWidth />}
        value={field.value}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={close}
        MenuProps={{ slotProps: { root } }}
      >
        {entries.map(([code, text]) => (
          <MenuItem key={code} value={code} onKeyDown={chooseWithTab}>
            {text}
          </MenuItem>
        ))}
      </Select>
      {helperText && <FormHelperText id={helperTextId}>{helperText}</FormHelperText>}
    </FormControl>
  )
}

/** Leaving the open list with Tab chooses the highlighted option, as in the browser's own select and in the pickers. */
function chooseWithTab({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') currentTarget.click()
}
