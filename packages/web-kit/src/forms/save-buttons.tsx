import { useCloseOnBack } from '@atelie/web-kit/back/close-on-back'
import { Button } from '@atelie/web-kit/ui'
import { strings } from '../strings.ts'
import { SubmitButton } from './submit-button.tsx'

export interface SaveButtonsProps {
  isSaving: boolean
  /** The label of the save button. */
  label: string
  /** Without it there is no cancel button. */
  onCancel?: () => void
}

/** The buttons under a form on a page, which Back closes as its cancel button does. A dialog has SaveActions. */
export function SaveButtons({ isSaving, label, onCancel }: SaveButtonsProps) {
  const cancel = () => {
    if (!isSaving) onCancel?.()
  }
  useCloseOnBack(onCancel !== undefined, cancel)
  return (
    <>
      {onCancel && (
        <Button onClick={cancel} aria-disabled={isSaving}>
          {strings.cancel}
        </Button>
      )}
      <SubmitButton isBusy={isSaving} label={label} busyLabel={strings.saving} />
    </>
  )
}
