import type { WrittenBy as Writer } from '@atelie/contract/generators'
import { Typography } from '@atelie/web-kit/ui'
import { strings } from './strings.ts'

/** Tells whether a model wrote a text: such texts may claim things that nobody said. */
export function WrittenBy({ writtenBy }: { writtenBy: Writer }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {strings.writtenBy[writtenBy]}
    </Typography>
  )
}
