import { Button } from '@atelie/web-kit/ui'
import { strings } from '../strings.ts'
import { SubmitButton } from './submit-button.tsx'

export interface SaveButtonsProps {
  isSaving: boolean
  /** What the button that saves says. */
  label: string
  /** Without it there is nothing to go back to. */
  onCancel?: () => void
}

/** The buttons under a form on a page. A dialog has SaveActions. */
export function SaveButtons({ isSaving, label, onCancel }: SaveButtonsProps) {
  return (
    <>
      {onCancel && <Button onClick={() => isSaving || onCancel()} aria-disabled={isSaving}>{strings.cancel}</Button>}
      <SubmitButton isBusy={isSaving} label={label} busyLabel={strings.saving} />
    </>
  )
}
