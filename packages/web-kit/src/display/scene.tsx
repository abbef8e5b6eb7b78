import { Card, styled, Typography } from '@atelie/web-kit/ui'
import type { ReactNode } from 'react'

interface Props {
  /** The address of a drawing. */
  drawing: string
  text: string
  /** A scene that replaces what was expected is announced. */
  role?: 'alert'
  /** Below the text. */
  children?: ReactNode
}

/** In place of what a page would show: a picture, a sentence, and what to do next. */
export function Scene({ drawing, text, role, children }: Props) {
  return (
    <Card role={role} sx={{ p: 4, textAlign: 'center' }}>
      <Drawing src={drawing} alt="" />
      <Typography variant="h3" component="p" sx={{ mt: 2, textWrap: 'balance', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {children}
    </Card>
  )
}

/** Says nothing that the sentence below does not. */
export const Drawing = styled('img')({
  width: 200,
  height: 160,
  '@keyframes unfold': { from: { opacity: 0, transform: 'rotate(-3deg)' } },
  animation: 'unfold 0.4s ease-out',
})
