import { failureCode } from '@atelie/contract/failure-code'
import { ApiError } from '@atelie/web-kit/calls/api'
import { Box, Button } from '@atelie/web-kit/ui'
import { useState } from 'react'
import { strings } from '../strings.ts'

/** Undefined for what the person can put right, and for calls that no server received. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error
  return cause instanceof ApiError && cause.status >= 500 && cause.requestId ? failureCode(cause.requestId) : undefined
}

/** The code of a failure, with a button to copy it for support; nothing for a failure without one. */
export function FailureCode({ error }: { error: unknown }) {
  const [isCopied, setCopied] = useState(false)
  const code = codeOf(error)
  if (!code) return null
  // If the browser refuses, the code can still be read and selected.
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Box sx={{ typography: 'body2', display: 'flex', alignItems: 'center', gap: 1 }}>
      <span>
        {strings.code} <b>{code}</b>
      </span>
      <Button color="inherit" size="small" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? strings.copied : strings.copy}</span>
      </Button>
    </Box>
  )
}
