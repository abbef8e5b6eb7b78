import { FormField } from '@atelie/web-kit/fields/form-field'
import { PasswordField } from '@atelie/web-kit/fields/password-field'
import type { Control } from '@atelie/web-kit/hook-form'
import { strings } from './strings.ts'
import type { PixInput } from './use-pix-save.ts'

/** The last field of each form about Pix. */
export const Password = ({ control }: { control: Control<PixInput> }) => (
  <FormField
    control={control}
    name="password"
    hint={strings.passwordHint}
    render={(field) => <PasswordField {...field} label={strings.password} autoComplete="current-password" />}
  />
)
