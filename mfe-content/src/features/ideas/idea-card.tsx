import type { WrittenBy as Writer } from '@atelie/contract/generators'
import { Box, Card, Typography } from '@atelie/web-kit/ui'
import { type ReactNode, useRef } from 'react'
import { WrittenBy } from '../../written-by.tsx'
import { IdeaActions } from './idea-actions.tsx'
import { hashtagTextOf, type GeneratedIdea } from './idea-text.ts'
import { strings } from './strings.ts'

interface Props {
  generated: GeneratedIdea
  writtenBy: Writer
  onAnother: () => void
}

export function IdeaCard({ generated, writtenBy, onAnother }: Props) {
  const { title, description, format, cta } = generated.idea
  const text = useRef<HTMLDivElement>(null)
  const hashtags = useRef<HTMLElement>(null)
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, overflowWrap: 'anywhere' }}>
      <Box ref={text} sx={{ display: 'grid', gap: 2.5 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>
        <Part title={strings.photo}>{format}</Part>
        <Part title={strings.hashtags}><Box ref={hashtags} component="span" sx={{ color: 'primary.main' }}>{hashtagTextOf(generated)}</Box></Part>
        <Part title={strings.callToAction}>{cta}</Part>
      </Box>
      <WrittenBy writtenBy={writtenBy} />
      <IdeaActions generated={generated} textRefs={{ text, hashtags }} onAnother={onAnother} />
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>{children}</Typography>
    </div>
  )
}
