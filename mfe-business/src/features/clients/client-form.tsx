import { FormActions } from '@atelie/web-kit/display/page-parts'
import { SaveButtons } from '@atelie/web-kit/forms/save-buttons'
import { Card } from '@atelie/web-kit/ui'
import { ClientFields } from './client-fields.tsx'
import { type ClientFormProps, useClientForm } from './use-client-form.ts'

type Props = Omit<ClientFormProps, 'draft'> & { onCancel: () => void }

export function ClientForm({ onCancel, ...props }: Props) {
  const { form, submit, isSaving, label } = useClientForm({ ...props, draft: `client-${props.client?.id ?? 'new'}` })
  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
      <ClientFields form={form} isSaving={isSaving} />
      <FormActions>
        <SaveButtons isSaving={isSaving} label={label} onCancel={onCancel} />
      </FormActions>
    </Card>
  )
}
