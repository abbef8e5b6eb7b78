import { FormActions } from '@atelie/web-kit/display/page-parts'
import { SubmitButton } from '@atelie/web-kit/forms/submit-button'
import { Alert, Card } from '@atelie/web-kit/ui'
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { strings } from './strings.ts'

interface Props {
  onSubmit: FormEventHandler
  submit: string
  isGenerating: boolean
  /** Beside the main button. */
  action?: ReactNode
  /** Told above the buttons, where somebody who has just pressed one looks. */
  failure?: string | null
  children: ReactNode
}

export function GeneratorForm({ onSubmit, submit, isGenerating, action, failure, children }: Props) {
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Enter in the first field leaves the person at the top of the form.
    if (failure) told.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <Card component="form" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      {children}
      {failure && <Alert ref={told} severity="error">{failure}</Alert>}
      <FormActions>
        {action}
        <SubmitButton size="large" isBusy={isGenerating} label={submit} busyLabel={strings.generating} />
      </FormActions>
    </Card>
  )
}
