import { CheckIcon, CopyIcon, type IconComponent } from '@atelie/web-kit/display/icons'
import { Button, type ButtonProps } from '@atelie/web-kit/ui'
import { type RefObject, useEffect, useState } from 'react'
import { strings } from './strings.ts'

const CONFIRMED_MS = 2_000

interface Props {
  label: string
  text: string
  /** The element with that text, selected for copying by hand if the browser refuses. */
  selectOnFailure?: RefObject<HTMLElement | null>
  onCopied?: () => void
  variant?: ButtonProps['variant']
  icon?: IconComponent
}

/** Copies a text and confirms it for a moment. If the browser refuses, that is only logged. */
export function CopyButton({
  label,
  text,
  selectOnFailure,
  onCopied,
  variant = 'outlined',
  icon: Icon = CopyIcon,
}: Props) {
  /** How often it was copied: each time restarts the confirmation. */
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
      if (selectOnFailure?.current) select(selectOnFailure.current)
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

function select(element: HTMLElement): void {
  if (element instanceof HTMLTextAreaElement) {
    element.focus()
    element.select()
  } else {
    getSelection()?.selectAllChildren(element)
  }
}
