import type { GeneratedPrompt } from '@atelie/contract/generators'
import { GeneratorPage } from '../../generator-page.tsx'
import { isPrompt, PromptResult } from '../../prompt-result.tsx'
import { strings as shared } from '../../strings.ts'
import { useResult } from '../../use-result.ts'
import { FontForm } from './font-form.tsx'
import { strings } from './strings.ts'

export default function FontPage() {
  const resultState = useResult<GeneratedPrompt>('cute-font-prompt', isPrompt)
  return (
    <GeneratorPage
      texts={{ ...shared, ...strings.page }}
      resultState={resultState}
      form={<FontForm onGenerated={resultState.show} />}
      result={(generated) => <PromptResult generated={generated} resultState={resultState} />}
    />
  )
}
