import { cuteFontBody, generateCuteFont, type GeneratedPrompt } from '@atelie/contract/generators'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { CheckIcon } from '@atelie/web-kit/display/icons'
import { Box, Button, Stack, Typography } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { useId } from 'react'
import { GeneratorForm } from '../../generator-form.tsx'
import { strings as shared } from '../../strings.ts'
import { useGeneration } from '../../use-generation.ts'
import { useQuietFailure } from '../../use-quiet-failure.ts'
import { strings } from './strings.ts'

export function FontForm({ onGenerated }: { onGenerated: (generated: GeneratedPrompt) => void }) {
  const { generate, cancel, isGenerating } = useGeneration(generateCuteFont)
  const form = useZodForm(cuteFontBody, { text: '' })
  const { clearErrors, control, handleSubmit, setFocus, setValue, watch } = form
  const attempt = useQuietFailure(strings.failed)
  useFormDraft('cute-font', form, { survivesReload: true })

  function write(text: string) {
    setValue('text', text, { shouldDirty: true })
    clearErrors('text')
    setFocus('text')
  }

  const submit = handleSubmit(({ text }) =>
    attempt(async () => {
      const response = await generate({ text: text.trim() })
      if (response) onGenerated(response)
    }),
  )

  return (
    <Stack spacing={3}>
      <GeneratorForm
        onSubmit={submit}
        submit={shared.generatePrompt}
        isGenerating={isGenerating}
        onCancel={cancel}
        action={
          <Button size="large" disabled={watch('text') === ''} onClick={() => write('')}>
            {strings.clear}
          </Button>
        }
      >
        <FormField control={control} name="text" render={(field) => <TextField {...field} label={strings.text} />} />
        <Examples onChoose={write} />
      </GeneratorForm>
      <Received />
    </Stack>
  )
}

function Examples({ onChoose }: { onChoose: (text: string) => void }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {strings.examples}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {Object.entries(strings.exampleTexts).map(([kind, text]) => (
          <Button
            key={kind}
            variant="outlined"
            color="inherit"
            onClick={() => onChoose(text)}
            sx={{ flexDirection: 'column', alignItems: 'flex-start', textAlign: 'left', borderColor: 'divider' }}
          >
            <Typography component="span" variant="body2" color="textSecondary">
              {kind}
            </Typography>
            <span>{text}</span>
          </Button>
        ))}
      </Box>
    </section>
  )
}

function Received() {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {strings.receive}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {strings.received.map((item) => (
          <Stack key={item} component="li" direction="row" spacing={1}>
            <CheckIcon color="primary" fontSize="small" />
            <span>{item}</span>
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
