import type { ReactNode, Ref } from 'react'
import { type Control, type FieldValues, type Path, useController } from '@atelie/web-kit/hook-form'

/** The props of every field of a form, all of which a TextField accepts. */
export interface FieldProps {
  name: string
  value: string
  /** Takes the new text or the input's change event. */
  onChange: (value: unknown) => void
  onBlur: () => void
  inputRef?: Ref<HTMLInputElement>
  error: boolean
  helperText: string | undefined
}

interface Props<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  /** Shown under the field while it has no error. */
  hint?: string
  render: (field: FieldProps) => ReactNode
}

/** Connects a field to its form: value, error under the field, and focus on the first invalid one. */
export function FormField<Values extends FieldValues>({ control, name, hint, render }: Props<Values>) {
  const {
    field: { ref, value, ...field },
    fieldState: { error },
  } = useController({ control, name })
  const text = (value ?? '') as string | number
  return render({
    ...field,
    value: String(text),
    inputRef: ref,
    error: error !== undefined,
    helperText: error?.message ?? hint,
  })
}
