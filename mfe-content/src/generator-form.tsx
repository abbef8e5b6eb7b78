import { FormActions } from '@atelie/web-kit/display/page-parts'
import { SubmitButton } from '@atelie/web-kit/forms/submit-button'
import { Alert, Button, Card } from '@atelie/web-kit/ui'
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { strings } from './strings.ts'
import { useIsSlow } from './use-is-slow.ts'

interface Props {
  onSubmit: FormEventHandler
  submit: string
  isGenerating: boolean
  onCancel: () => void
  /** Beside the main button. */
  action?: ReactNode
  /** Shown above the buttons, where a person who has just pressed one is looking. */
  failure?: string | null
  children: ReactNode
}

export function GeneratorForm({ onSubmit, submit, isGenerating, onCancel, action, failure, children }: Props) {
  const isSlow = useIsSlow(isGenerating)
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After Enter in the first field the person is still at the top of the form.
    if (failure) alertRef.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <Card component="form" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      {children}
      {failure && (
        <Alert ref={alertRef} severity="error">
          {failure}
        </Alert>
      )}
      <FormActions>
        {action}
        {isSlow && (
          <Button size="large" onClick={onCancel}>
            {strings.cancel}
          </Button>
        )}
        <SubmitButton size="large" isBusy={isGenerating} label={submit} busyLabel={strings.generating} />
      </FormActions>
    </Card>
  )
}
