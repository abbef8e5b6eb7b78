import type { Transaction } from '@atelie/contract/cash'
import { Alert, Button } from '@atelie/web-kit/ui'
import { type Control, useWatch } from '@atelie/web-kit/hook-form'
import { isSameTransaction, transactionFormValues } from './form.ts'
import type { TransactionInput } from '../queries.ts'
import { strings } from './strings.ts'

const texts = strings.update

interface Props {
  /** The entry when the form was filled in. */
  edited: Transaction
  /** The entry now. */
  stored: Transaction
  control: Control<TransactionInput>
  isSaving: boolean
  onTake: (stored: Transaction) => void
}

/** Shows how the edited transaction was changed elsewhere. What was typed stays until the person decides otherwise. */
export function EditNotice({ edited, stored, control, isSaving, onTake }: Props) {
  const typed = useWatch({ control }) as TransactionInput
  // The response to a save may be lost or late: then what is stored is what was typed here.
  if (stored.version === edited.version || isSameTransaction(typed, transactionFormValues(stored))) return null
  return (
    <Alert
      severity="warning"
      sx={{ mx: 3 }}
      action={
        <Button color="inherit" disabled={isSaving} onClick={() => onTake(stored)}>
          {texts.take}
        </Button>
      }
    >
      {texts.changed}
    </Alert>
  )
}
