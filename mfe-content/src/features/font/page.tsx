import { GeneratorPage } from '../../generator-page.tsx'
import { PromptResult } from '../../prompt-result.tsx'
import { strings as shared } from '../../strings.ts'
import { useResult } from '../../use-result.ts'
import { FontForm } from './font-form.tsx'
import { strings } from './strings.ts'

export default function FontPage() {
  const shown = useResult<string>('cute-font-result')
  return (
    <GeneratorPage
      texts={{ ...shared, ...strings.page }}
      shown={shown}
      form={<FontForm onGenerated={shown.show} />}
      result={(prompt) => <PromptResult prompt={prompt} shown={shown} />}
    />
  )
}
