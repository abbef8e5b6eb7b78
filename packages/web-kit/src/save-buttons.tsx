import { Button } from '@atelie/web-kit/ui'
import { strings } from './strings.ts'

interface Props {
  isSaving: boolean
  /** What the button that saves says. */
  label: string
  /** Without it there is nothing to go back to. */
  onCancel?: () => void
}

/** The buttons under a form. */
export function SaveButtons({ isSaving, label, onCancel }: Props) {
  return (
    <>
      {onCancel && <Button onClick={onCancel} disabled={isSaving}>{strings.cancel}</Button>}
      <Button type="submit" variant="contained" disabled={isSaving}>{isSaving ? strings.saving : label}</Button>
    </>
  )
}
