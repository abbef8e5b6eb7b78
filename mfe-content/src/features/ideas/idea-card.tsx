import type { ContentIdeas } from '@atelie/contract/generators'
import { Box, Card, Typography } from '@atelie/web-kit/ui'
import { type ReactNode, useRef } from 'react'
import { strings as shared } from '../../strings.ts'
import { WrittenBy } from '../../written-by.tsx'
import { IdeaActions } from './idea-actions.tsx'
import { hashtagTextOf, type GeneratedIdea } from './idea-text.ts'
import { strings } from './strings.ts'

interface Props {
  generated: GeneratedIdea
  response: Pick<ContentIdeas, 'isDraft' | 'writtenBy'>
  onAnother: () => void
}

export function IdeaCard({ generated, response: { isDraft, writtenBy }, onAnother }: Props) {
  const { title, description, format, cta } = generated.idea
  const text = useRef<HTMLDivElement>(null)
  const hashtags = useRef<HTMLElement>(null)
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, overflowWrap: 'anywhere' }}>
      <Box ref={text} sx={{ display: 'grid', gap: 2.5 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>
        <Part title={strings.photo}>{format}</Part>
        <Part title={strings.hashtags}>
          <Box ref={hashtags} component="span" sx={{ color: 'primary.main' }}>
            {hashtagTextOf(generated)}
          </Box>
        </Part>
        <Part title={strings.callToAction}>{cta}</Part>
      </Box>
      {isDraft && <Typography>{shared.draft}</Typography>}
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
