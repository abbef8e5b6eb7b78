import { HiddenIcon, VisibleIcon } from '@atelie/web-kit/display/icons'
import { IconButton } from '@atelie/web-kit/ui'
import { InputAdornment } from '@atelie/web-kit/ui-form'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useState } from 'react'
import type { FieldProps } from './form-field.tsx'
import { strings } from '../strings.ts'

interface Props extends FieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown while typing. */
export function PasswordField({ autoComplete, ...field }: Props) {
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      {...field}
      type={visible ? 'text' : 'password'}
      slotProps={{
        // A shown password is plain text to the browser, which would correct it or send it to a spelling service.
        htmlInput: { autoComplete, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={visible ? strings.hidePassword : strings.showPassword}
                onClick={() => setVisible(!visible)}
                // Keeps the caret's position in the password.
                onMouseDown={(event) => event.preventDefault()}
              >
                {visible ? <HiddenIcon /> : <VisibleIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
