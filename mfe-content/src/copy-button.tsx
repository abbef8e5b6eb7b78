import { CheckIcon, CopyIcon, type IconComponent } from '@atelie/web-kit/icons'
import { Button, type ButtonProps } from '@atelie/web-kit/ui'
import { useEffect, useState } from 'react'
import { strings } from './strings.ts'

const CONFIRMED_MS = 2_000

interface Props {
  label: string
  text: string
  onCopied?: () => void
  variant?: ButtonProps['variant']
  icon?: IconComponent
}

/** Copies a text and says so for a moment; a browser that refuses is only logged. */
export function CopyButton({ label, text, onCopied, variant = 'outlined', icon: Icon = CopyIcon }: Props) {
  /** How often it was copied: each time, the moment begins anew. */
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
    } catch (error) {
      console.error(strings.copyFailed, error)
      return
    }
    setCopied(true)
    setCopies((count) => count + 1)
    onCopied?.()
  }

  return (
    <Button variant={variant} size="large" startIcon={isCopied ? <CheckIcon /> : <Icon />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? strings.copied : label}</span>
    </Button>
  )
}
