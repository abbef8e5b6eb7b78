import { MenuItem } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/ui-form'
import type { KeyboardEvent } from 'react'
import type { FieldProps } from './form-field.tsx'

interface Props extends FieldProps {
  label: string
  /** Code → label. A map keeps its order, where an object would sort numeric codes. */
  options: Record<string, string> | ReadonlyMap<string, string>
}

/** A choice of one from a short list. */
export function SelectField({ label, options, ...field }: Props) {
  const entries = options instanceof Map ? [...options] : Object.entries(options)
  // The list opens outside the page's landmarks, so it is one itself.
  const root = { role: 'region', 'aria-label': label }
  return (
    <TextField {...field} select label={label} slotProps={{ select: { MenuProps: { slotProps: { root } } } }}>
      {entries.map(([code, text]) => <MenuItem key={code} value={code} onKeyDown={chooseWithTab}>{text}</MenuItem>)}
    </TextField>
  )
}

/** As in the browser's own select and in the pickers, leaving the open list with Tab chooses the highlighted option. */
function chooseWithTab({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') currentTarget.click()
}
