import { type Client, clientBody } from '@atelie/contract/clients'
import { PageFields } from '@atelie/web-kit/forms/page-fields'
import { FormActions } from '@atelie/web-kit/display/page-parts'
import { useRecordSave } from '@atelie/web-kit/forms/record-save'
import { SaveButtons } from '@atelie/web-kit/forms/save-buttons'
import { Box, Card, Typography } from '@atelie/web-kit/ui'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { type ReactNode, useEffect } from 'react'
import { AddressFields } from './address-fields.tsx'
import { clientFormValues } from './form.ts'
import { PersonalFields } from './personal-fields.tsx'
import { clientSaving } from './queries.ts'
import { strings } from './strings.ts'

interface Props {
  /** Null for a new client. */
  client: Client | null
  /** The name of a new client, if it is known already. */
  name?: string
  /** Called when the form becomes dirty or clean; with false when it unmounts. */
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

export function ClientForm({ client, name, onDirty, onSaved, onCancel }: Props) {
  const { save, isSaving } = useRecordSave(clientSaving)
  const form = useZodForm(clientBody, clientFormValues(client, name))
  const {
    handleSubmit,
    formState: { isDirty },
  } = form
  const mode = client ? 'update' : 'create'
  const [edited] = useFormDraft(`client-${client?.id ?? 'new'}`, form, { edited: client })
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  const submit = handleSubmit(async (body) => {
    const saved = await save({
      form,
      edited,
      body,
      saved: strings.saved[mode],
      failed: (message) => ({ title: strings.error, description: strings.saveFailed[mode] + message }),
    })
    if (saved) onSaved()
  })

  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
      <FieldGroup title={strings.personal} isSaving={isSaving}>
        <PersonalFields form={form} />
      </FieldGroup>
      <FieldGroup title={strings.address} isSaving={isSaving}>
        <AddressFields form={form} />
      </FieldGroup>
      <FormActions>
        <SaveButtons isSaving={isSaving} label={strings[mode]} onCancel={onCancel} />
      </FormActions>
    </Card>
  )
}

function FieldGroup({ title, isSaving, children }: { title: string; isSaving: boolean; children: ReactNode }) {
  return (
    <PageFields isSaving={isSaving} sx={{ mb: 4 }}>
      <Typography component="legend" variant="h2" sx={{ mb: 2.5, p: 0 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </PageFields>
  )
}
