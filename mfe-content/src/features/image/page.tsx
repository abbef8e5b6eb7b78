import { cuteImageBody, generateCuteImage, type GeneratedPrompt } from '@atelie/contract/generators'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { GeneratorForm } from '../../generator-form.tsx'
import { GeneratorPage } from '../../generator-page.tsx'
import { isPrompt, PromptResult } from '../../prompt-result.tsx'
import { strings as shared } from '../../strings.ts'
import { useGeneration } from '../../use-generation.ts'
import { useQuietFailure } from '../../use-quiet-failure.ts'
import { useResult } from '../../use-result.ts'
import { strings } from './strings.ts'

export default function ImagePage() {
  const resultState = useResult<GeneratedPrompt>('cute-image-prompt', isPrompt)
  const { generate, cancel, isGenerating } = useGeneration(generateCuteImage)
  const form = useZodForm(cuteImageBody, { description: '', includeText: false })
  const attempt = useQuietFailure(strings.failed)
  useFormDraft('cute-image', form, { survivesReload: true })

  const submit = form.handleSubmit((body) =>
    attempt(async () => {
      const response = await generate(body)
      if (response) resultState.show(response)
    }),
  )

  return (
    <GeneratorPage
      texts={{ ...shared, ...strings.page }}
      resultState={resultState}
      form={
        <GeneratorForm onSubmit={submit} submit={shared.generatePrompt} isGenerating={isGenerating} onCancel={cancel}>
          <FormField
            control={form.control}
            name="description"
            hint={strings.descriptionHint}
            render={(field) => <TextField {...field} label={strings.description} multiline minRows={3} />}
          />
        </GeneratorForm>
      }
      result={(generated) => <PromptResult generated={generated} resultState={resultState} />}
    />
  )
}
