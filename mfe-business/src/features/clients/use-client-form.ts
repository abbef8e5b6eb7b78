import { type Client, clientBody } from '@atelie/contract/clients'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useRecordSave } from '@atelie/web-kit/forms/record-save'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { useEffect } from 'react'
import { clientFormValues } from './form.ts'
import { clientSaving } from './queries.ts'
import { strings } from './strings.ts'

export interface ClientFormProps {
  /** Null for a new client. */
  client: Client | null
  /** The name of a new client, if it is known already. */
  name?: string
  /** Names what is kept of the form; no other form has it. */
  draft: string
  /** Called when the form becomes dirty or clean; with false when it unmounts. */
  onDirty: (isDirty: boolean) => void
  onSaved: (client: Client) => void
}

/** The form of a client, wherever it is shown. */
export function useClientForm({ client, name, draft, onDirty, onSaved }: ClientFormProps) {
  const { save, isSaving } = useRecordSave(clientSaving)
  const form = useZodForm(clientBody, clientFormValues(client, name))
  const {
    handleSubmit,
    formState: { isDirty },
  } = form
  const mode = client ? 'update' : 'create'
  const [edited] = useFormDraft(draft, form, { edited: client })
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
    if (saved) onSaved(saved)
  })
  return { form, submit, isSaving, label: strings[mode] }
}
