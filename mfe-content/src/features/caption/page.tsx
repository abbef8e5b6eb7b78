import type { Caption } from '@atelie/contract/generators'
import { isLike } from '@atelie/web-kit/drafts/like'
import { GeneratorPage } from '../../generator-page.tsx'
import { useResult } from '../../use-result.ts'
import { CaptionForm } from './caption-form.tsx'
import { type CaptionDraft, CaptionResult } from './caption-result.tsx'
import { offer } from './hashtags.ts'
import { strings } from './strings.ts'

const isDraft = (found: unknown) =>
  isLike({ text: '', hashtags: { offered: [''], selected: [''] }, writtenBy: '' }, found)

export default function CaptionPage() {
  const resultState = useResult<CaptionDraft>('caption-result', isDraft)
  const show = ({ text, hashtags, isDraft, writtenBy }: Caption) =>
    resultState.show({ text, hashtags: offer(hashtags), isDraft, writtenBy })
  return (
    <GeneratorPage
      texts={strings.page}
      resultState={resultState}
      form={<CaptionForm onGenerated={show} />}
      result={(draft) => <CaptionResult draft={draft} resultState={resultState} />}
    />
  )
}
