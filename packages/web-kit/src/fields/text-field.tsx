import {
  FormControl,
  type FormControlProps,
  FormHelperText,
  InputLabel,
  type InputLabelProps,
  OutlinedInput,
  type OutlinedInputProps,
} from '@atelie/web-kit/ui-form'
import { type ReactNode, useId } from 'react'

type InputProps = Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'inputRef'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'placeholder'
  | 'type'
  | 'value'
>

export interface TextFieldProps extends Omit<FormControlProps, keyof InputProps | 'children' | 'variant'>, InputProps {
  label?: ReactNode
  /** Under the field. */
  helperText?: ReactNode
  slotProps?: {
    input?: OutlinedInputProps
    htmlInput?: OutlinedInputProps['inputProps']
    inputLabel?: InputLabelProps
  }
}

/** MUI's own comes with two other looks and with selects, which is a third of its weight. */
export function TextField({
  autoComplete,
  autoFocus,
  defaultValue,
  fullWidth = true,
  helperText,
  id: givenId,
  inputRef,
  label,
  minRows,
  multiline,
  name,
  onBlur,
  onChange,
  onFocus,
  placeholder,
  slotProps = {},
  type,
  value,
  ...control
}: TextFieldProps) {
  const { id, labelId, helperTextId } = useFieldIds(givenId)
  const input = {
    autoComplete,
    autoFocus,
    defaultValue,
    inputRef,
    minRows,
    multiline,
    name,
    onBlur,
    onChange,
    onFocus,
    placeholder,
    type,
    value,
  }
  return (
    <FormControl {...control} fullWidth={fullWidth}>
      {label && (
        <InputLabel htmlFor={id} id={labelId} {...slotProps.inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        {...input}
        id={id}
        aria-describedby={helperText ? helperTextId : undefined}
        fullWidth={fullWidth}
        label={label}
        notched={slotProps.inputLabel?.shrink}
        inputProps={slotProps.htmlInput}
        {...slotProps.input}
      />
      {helperText && <FormHelperText id={helperTextId}>{helperText}</FormHelperText>}
    </FormControl>
  )
}

/** The ids that tie a field's parts together. */
export function useFieldIds(given?: string) {
  const own = useId()
  const id = given ?? own
  return { id, labelId: `${id}-label`, helperTextId: `${id}-helper-text` }
}
