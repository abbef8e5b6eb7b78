import { FormActions } from '@atelie/web-kit/page-parts'
import { Button, Card } from '@atelie/web-kit/ui'
import type { FormEventHandler, ReactNode } from 'react'
import { strings } from './strings.ts'

interface Props {
  onSubmit: FormEventHandler
  submit: string
  isGenerating: boolean
  /** Beside the main button. */
  action?: ReactNode
  children: ReactNode
}

export function GeneratorForm({ onSubmit, submit, isGenerating, action, children }: Props) {
  return (
    <Card component="form" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      {children}
      <FormActions>
        {action}
        <Button type="submit" variant="contained" size="large" disabled={isGenerating}>{isGenerating ? strings.generating : submit}</Button>
      </FormActions>
    </Card>
  )
}
