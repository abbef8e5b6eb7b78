import type { Caption } from '@atelie/contract/generators'
import { GeneratorPage } from '../../generator-page.tsx'
import { useResult } from '../../use-result.ts'
import { CaptionForm } from './caption-form.tsx'
import { type CaptionDraft, CaptionResult } from './caption-result.tsx'
import { offer } from './hashtags.ts'
import { strings } from './strings.ts'

export default function CaptionPage() {
  const resultState = useResult<CaptionDraft>('caption-result')
  const show = ({ text, hashtags, isDraft, writtenBy }: Caption) => resultState.show({ text, hashtags: offer(hashtags), isDraft, writtenBy })
  return (
    <GeneratorPage
      texts={strings.page}
      resultState={resultState}
      form={<CaptionForm onGenerated={show} />}
      result={(draft) => <CaptionResult draft={draft} resultState={resultState} />}
    />
  )
}
