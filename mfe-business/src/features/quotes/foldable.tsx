import { ChevronDownIcon } from '@atelie/web-kit/display/icons'
import { get, type FieldPath, useFormState, type UseFormReturn, useWatch } from '@atelie/web-kit/hook-form'
import { Box, Button, Typography } from '@atelie/web-kit/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { QuoteInput } from './queries.ts'
import { strings } from './strings.ts'
import { useIsPhone } from '@atelie/web-kit/display/use-is-phone'

interface Props {
  form: UseFormReturn<QuoteInput>
  name: FieldPath<QuoteInput>
  label: string
  /** The value in the closed line. */
  show?: (value: string) => string
  children: ReactNode
}

/** A field that is one line of a phone until it is opened, or has an error; on larger screens it is simply there. */
export function Foldable({ form: { control }, name, label, show = String, children }: Props) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const value = useWatch({ control, name }) as string | null
  const { errors } = useFormState({ control, name })
  if (isPhone && !isOpen && get(errors, name)) setOpen(true)

  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A form that was refused has the focus on its first wrong field, which may be another one.
    if (!isOpen || document.activeElement?.getAttribute('aria-invalid') === 'true') return
    // A quick choice first, which needs no keyboard.
    const choice = place.current?.querySelector<HTMLElement>('[aria-pressed]')
    const field = choice ?? place.current?.querySelector<HTMLElement>('input, textarea')
    field?.focus()
  }, [isOpen])

  if (!isPhone || isOpen) return <Box ref={place}>{children}</Box>
  return (
    <Button
      color="inherit"
      fullWidth
      aria-expanded={false}
      onClick={() => setOpen(true)}
      endIcon={<ChevronDownIcon />}
      sx={{ px: 0.5, borderBottom: 1, borderColor: 'divider', borderRadius: 0, gap: 1.5, font: 'inherit' }}
    >
      <span>{label}</span>
      <Typography
        component="span"
        noWrap
        color={value ? 'textPrimary' : 'textSecondary'}
        sx={{ flex: 1, textAlign: 'right' }}
      >
        {value ? show(value) : strings.optional}
      </Typography>
    </Button>
  )
}
