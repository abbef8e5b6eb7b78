import type { GeneratedPrompt } from '@atelie/contract/generators'
import { GeneratorPage } from '../../generator-page.tsx'
import { isPrompt, PromptResult } from '../../prompt-result.tsx'
import { strings as shared } from '../../strings.ts'
import { useResult } from '../../use-result.ts'
import { StickerForm } from './sticker-form.tsx'
import { strings } from './strings.ts'

export default function StickerPage() {
  const resultState = useResult<GeneratedPrompt>('sticker-prompt', isPrompt)
  return (
    <GeneratorPage
      texts={{ ...shared, ...strings.page }}
      resultState={resultState}
      form={<StickerForm onGenerated={resultState.show} />}
      result={(generated) => <PromptResult generated={generated} resultState={resultState} />}
    />
  )
}
