import { ApiError } from '@atelie/web-kit/calls/api'
import { Box, Button } from '@atelie/web-kit/ui'
import { useState } from 'react'
import { strings } from '../strings.ts'

const CODE_LENGTH = 8

/**
 * The beginning of the request id of an unexpected failure, by which ops find the request in the logs; undefined for what the
 * person can put right, and for calls that no server received.
 */
export function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error
  return cause instanceof ApiError && cause.status >= 500 ? cause.requestId?.slice(0, CODE_LENGTH) : undefined
}

/** A line with the code of a failure, to be copied for whoever helps; nothing for a failure without one. */
export function FailureCode({ error }: { error: unknown }) {
  const [isCopied, setCopied] = useState(false)
  const code = codeOf(error)
  if (!code) return null
  // If the browser refuses, the code can still be read and selected.
  const copy = () => navigator.clipboard.writeText(code).then(() => setCopied(true), () => undefined)
  return (
    <Box sx={{ typography: 'body2', display: 'flex', alignItems: 'center', gap: 1 }}>
      <span>{strings.code} <b>{code}</b></span>
      <Button color="inherit" size="small" onClick={() => void copy()}><span aria-live="polite">{isCopied ? strings.copied : strings.copy}</span></Button>
    </Box>
  )
}
