import { generateSticker, stickerBody, type GeneratedPrompt } from '@atelie/contract/generators'
import { messageOf } from '@atelie/web-kit/calls/api'
import { CheckField } from '@atelie/web-kit/fields/check-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { applyServerErrors } from '@atelie/web-kit/forms/server-errors'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Box, Typography } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { GeneratorForm } from '../../generator-form.tsx'
import { strings as shared } from '../../strings.ts'
import { useGeneration } from '../../use-generation.ts'
import { strings } from './strings.ts'

const optionNames = ['whiteBorder', 'shadow', 'darkBackground', 'bubbleText'] as const
const defaults = {
  description: '',
  text: '',
  options: { whiteBorder: true, shadow: true, darkBackground: false, bubbleText: true },
}
/** Sent whatever the form has. */
const everyOption = { whiteBorder: true, shadow: true, darkBackground: true, bubbleText: true }

export function StickerForm({ onGenerated }: { onGenerated: (generated: GeneratedPrompt) => void }) {
  const toast = useToast()
  const { generate, cancel, isGenerating } = useGeneration(generateSticker)
  const form = useZodForm(stickerBody, defaults)
  const { control, handleSubmit } = form
  useFormDraft('sticker', form, { survivesReload: true })

  const submit = handleSubmit(async (values) => {
    try {
      const response = await generate({ ...values, options: everyOption })
      if (!response) return
      toast({ title: strings.generated, description: shared.generationTime(response.generationTime) })
      onGenerated(response)
    } catch (error) {
      toast({ variant: 'destructive', title: shared.promptFailed, description: messageOf(error), error })
      applyServerErrors(error, form)
    }
  })

  return (
    <GeneratorForm onSubmit={submit} submit={shared.generatePrompt} isGenerating={isGenerating} onCancel={cancel}>
      <FormField
        control={control}
        name="description"
        hint={strings.descriptionHint}
        render={(field) => <TextField {...field} label={strings.description} multiline minRows={3} />}
      />
      <FormField
        control={control}
        name="text"
        hint={strings.textHint}
        render={(field) => <TextField {...field} label={strings.text} />}
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography variant="h3" component="legend" sx={{ mb: 0.5, p: 0 }}>
          {strings.options}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          {optionNames.map((name) => (
            <CheckField key={name} control={control} name={`options.${name}`} label={strings.optionNames[name]} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {strings.optionsHint}
        </Typography>
      </Box>
    </GeneratorForm>
  )
}
