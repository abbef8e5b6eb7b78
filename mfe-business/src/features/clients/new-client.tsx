import { DialogForm, FormDialog, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { ClientFields } from './client-fields.tsx'
import { strings } from './strings.ts'
import { type ClientFormProps, useClientForm } from './use-client-form.ts'

interface Props extends Omit<ClientFormProps, 'client'> {
  /** Asks, if necessary, whether what was typed may be lost. */
  mayLeave: () => boolean
  onClose: () => void
}

/** The form of a new client above another form, which needs it. */
export function NewClient({ mayLeave, onClose, ...props }: Props) {
  const { form, submit, isSaving, label } = useClientForm({ ...props, client: null })
  function close() {
    if (mayLeave()) onClose()
  }
  return (
    <FormDialog open title={strings.newTab} maxWidth="md" isSaving={isSaving} onClose={close}>
      <DialogForm noValidate onSubmit={submit}>
        <DialogContent>
          <ClientFields form={form} isSaving={isSaving} />
        </DialogContent>
        <SaveActions isSaving={isSaving} label={label} onCancel={close} />
      </DialogForm>
    </FormDialog>
  )
}
