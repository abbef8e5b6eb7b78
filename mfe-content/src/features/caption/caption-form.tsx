import {
  callsToAction,
  type Caption,
  captionBody,
  captionDefaults,
  captionIntents,
  captionSizes,
  captionStyles,
  generateCaption,
} from '@atelie/contract/generators'
import { messageOf } from '@atelie/web-kit/calls/api'
import { CheckField } from '@atelie/web-kit/fields/check-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { applyServerErrors } from '@atelie/web-kit/forms/server-errors'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Box } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { ChoiceField } from '../../choice-field.tsx'
import { GeneratorForm } from '../../generator-form.tsx'
import { strings as shared } from '../../strings.ts'
import { useGeneration } from '../../use-generation.ts'
import { HashtagSlider } from './hashtag-slider.tsx'
import { strings } from './strings.ts'

export function CaptionForm({ onGenerated }: { onGenerated: (caption: Caption) => void }) {
  const toast = useToast()
  const { generate, cancel, isGenerating } = useGeneration(generateCaption)
  const form = useZodForm(captionBody, captionDefaults)
  const { control, handleSubmit, watch } = form
  useFormDraft('caption', form, { survivesReload: true })

  const submit = handleSubmit(async (body) => {
    try {
      const caption = await generate(body)
      if (!caption) return
      toast({ title: strings.generated, description: shared.generationTime(caption.generationTime) })
      onGenerated(caption)
    } catch (error) {
      toast({ variant: 'destructive', title: strings.failed, description: messageOf(error), error })
      applyServerErrors(error, form)
    }
  })

  return (
    <GeneratorForm onSubmit={submit} submit={strings.submit} isGenerating={isGenerating} onCancel={cancel}>
      <FormField
        control={control}
        name="topic"
        hint={strings.topicHint}
        render={(field) => <TextField {...field} label={strings.topic} />}
      />
      <ChoiceField control={control} name="style" label={strings.style} options={captionStyles} />
      <ChoiceField control={control} name="size" label={strings.size} options={captionSizes} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        <ChoiceField control={control} name="intent" label={strings.intent} options={captionIntents} />
        <ChoiceField control={control} name="callToAction" label={strings.callToAction} options={callsToAction} />
      </Box>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <CheckField control={control} name="includeEmojis" label={strings.includeEmojis} />
          <CheckField control={control} name="includeHashtags" label={strings.includeHashtags} />
        </Box>
        {watch('includeHashtags') && <HashtagSlider control={control} />}
      </div>
    </GeneratorForm>
  )
}
