import { pixBody, type PixSettings } from '@atelie/contract/pix'
import { formatPixKey } from '@atelie/contract/pix-key'
import { DialogForm, FormDialog, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useLeaveGuard } from '@atelie/web-kit/forms/leave-guard'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { PixFields } from './pix-fields.tsx'
import { strings } from './strings.ts'
import { type PixInput, usePixSave } from './use-pix-save.ts'

interface Props {
  settings: PixSettings
  onClose: () => void
}

/** Where the company takes Pix; the password is asked for along with it. */
export function PixDialog({ settings, onClose }: Props) {
  const form = useZodForm(pixBody, formValues(settings))
  const [edited] = useFormDraft('pix', form, { edited: settings, choose: ({ pix }) => ({ pix }) })
  const { submit, isSaving } = usePixSave({ form, edited, saved: strings.saved, onSaved: onClose })
  const mayLeave = useLeaveGuard(form.formState.isDirty)
  const close = () => {
    if (mayLeave()) onClose()
  }
  return (
    <FormDialog open title={settings.pix ? strings.change : strings.add} isSaving={isSaving} onClose={close}>
      <DialogForm noValidate onSubmit={submit}>
        <DialogContent>
          <PixFields form={form} isSaving={isSaving} />
        </DialogContent>
        <SaveActions isSaving={isSaving} label={strings.save} onCancel={close} />
      </DialogForm>
    </FormDialog>
  )
}

/** No kind is chosen for anyone: a CPF and a mobile number look alike. */
const NOTHING = { kind: '', key: '', holder: '', city: '', depositPercent: '', showOnPdf: true, useQuoteNumber: false }

const formValues = ({ pix }: PixSettings): PixInput => ({
  pix: {
    ...NOTHING,
    ...(pix && { ...pix, key: formatPixKey(pix), depositPercent: pix.depositPercent ?? '' }),
  } as PixInput['pix'],
  password: '',
})
