import { type ContentIdeas, contentPurposes } from '@atelie/contract/generators'
import { isLike } from '@atelie/web-kit/drafts/like'
import { IdeaIcon } from '@atelie/web-kit/display/icons'
import { ListSkeleton } from '@atelie/web-kit/display/page-parts'
import { useRuntimeConfig } from '@atelie/web-kit/runtime-config'
import { Alert, Stack } from '@atelie/web-kit/ui'
import { useQuery } from '@atelie/web-kit/query'
import { type ComponentProps, useState } from 'react'
import { GeneratorPage } from '../../generator-page.tsx'
import { useResult } from '../../use-result.ts'
import { ResponsePanel } from './debug-panels.tsx'
import { IdeaCard } from './idea-card.tsx'
import type { GeneratedIdea } from './idea-text.ts'
import { IdeasForm } from './ideas-form.tsx'
import { craftTypeQuery } from './queries.ts'
import { strings } from './strings.ts'

interface Result extends GeneratedIdea {
  response: ContentIdeas
}

const EXAMPLE = {
  idea: { title: '', description: '', format: '', cta: '' },
  niche: '',
  purpose: '',
  response: { writtenBy: '' },
}
const isResult = (found: unknown) => isLike(EXAMPLE, found) && found.purpose in contentPurposes

const anyMotivation = () => strings.motivations[Math.floor(Math.random() * strings.motivations.length)]!

export default function IdeasPage() {
  const resultState = useResult<Result>('content-ideas-result', isResult)
  const { contentIdeasDebug } = useRuntimeConfig()
  const { data: savedNiche = null, isPending } = useQuery(craftTypeQuery)
  const [failure, setFailure] = useState<string | null>(null)
  const [isReady, setReady] = useState(false)
  // Once ready the form stays, even when the niche is reloaded after a sign-in.
  if (!isPending && !isReady) setReady(true)
  const [motivation] = useState(anyMotivation)

  const show: ComponentProps<typeof IdeasForm>['onGenerated'] = (response, asked) => {
    const [idea] = response.ideas
    setFailure(response.error ?? (idea ? null : strings.failed))
    if (idea) resultState.show({ idea, response, ...asked })
  }

  return (
    <GeneratorPage
      texts={strings.page}
      resultState={resultState}
      notice={
        <Alert severity="info" icon={<IdeaIcon />} role="note" sx={{ mb: 2 }}>
          {motivation}
        </Alert>
      }
      form={
        isReady ? (
          <IdeasForm savedNiche={savedNiche} failure={failure} onGenerated={show} onFailed={setFailure} />
        ) : (
          <ListSkeleton />
        )
      }
      result={({ response, ...idea }) => (
        <Stack spacing={3}>
          {response.error && <Alert severity="error">{response.error}</Alert>}
          {/* Another idea is not a favourite yet. */}
          <IdeaCard
            key={idea.idea.title}
            generated={idea}
            response={response}
            onAnother={() => resultState.open('form')}
          />
          {contentIdeasDebug && <ResponsePanel response={response} />}
        </Stack>
      )}
    />
  )
}
