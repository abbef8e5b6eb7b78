import { pixBody, type PixSettings } from '@atelie/contract/pix'
import { DialogForm, FormDialog, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { Fields } from '@atelie/web-kit/display/page-parts'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { Typography } from '@atelie/web-kit/ui'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { Password } from './password.tsx'
import { strings } from './strings.ts'
import { usePixSave } from './use-pix-save.ts'

interface Props {
  settings: PixSettings
  onClose: () => void
}

/** Asks for the password before the company takes no Pix any more. */
export function RemovePix({ settings, onClose }: Props) {
  const form = useZodForm(pixBody, { pix: null, password: '' })
  const { submit, isSaving } = usePixSave({ form, edited: settings, saved: strings.removed, onSaved: onClose })
  return (
    <FormDialog open title={strings.removeTitle} isSaving={isSaving} onClose={onClose}>
      <DialogForm noValidate onSubmit={submit}>
        <DialogContent>
          <Typography sx={{ mb: 2.5 }}>{strings.removeText}</Typography>
          <Fields role="presentation" disabled={isSaving}>
            <Password control={form.control} />
          </Fields>
        </DialogContent>
        <SaveActions isSaving={isSaving} label={strings.remove} onCancel={onClose} />
      </DialogForm>
    </FormDialog>
  )
}
