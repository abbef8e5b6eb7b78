import {
  contentIdeasBody,
  type ContentIdeas,
  contentPurposes,
  type ContentPurpose,
  generateContentIdeas,
} from '@atelie/contract/generators'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { applyServerErrors } from '@atelie/web-kit/forms/server-errors'
import { useRuntimeConfig } from '@atelie/web-kit/runtime-config'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Stack } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { ChoiceField } from '../../choice-field.tsx'
import { GeneratorForm } from '../../generator-form.tsx'
import { useGeneration } from '../../use-generation.ts'
import { PayloadPanel } from './debug-panels.tsx'
import { failureMessage } from './failure-message.ts'
import { bodyOf, type IdeasInput } from './form.ts'
import { NicheField } from './niche-field.tsx'
import { strings } from './strings.ts'
import { useNiche } from './use-niche.ts'
import { useStoredNiche } from './use-stored-niche.ts'

interface Props {
  savedNiche: string | null
  failure: string | null
  onGenerated: (response: ContentIdeas, asked: { niche: string; purpose: ContentPurpose }) => void
  /** Called with null when another attempt starts. */
  onFailed: (message: string | null) => void
}

export function IdeasForm({ savedNiche, failure, onGenerated, onFailed }: Props) {
  const toast = useToast()
  const { contentIdeasDebug } = useRuntimeConfig()
  const { generate, cancel } = useGeneration(generateContentIdeas)
  const form = useZodForm(contentIdeasBody, { craftType: savedNiche ?? '', specificIdea: '' })
  const {
    control,
    getValues,
    handleSubmit,
    resetField,
    trigger,
    watch,
    formState: { isSubmitting },
  } = form
  useStoredNiche(form, savedNiche)
  const niche = useNiche(savedNiche, watch('craftType'))
  const purpose = watch('contentPurpose')
  // The saved niche may have changed by the time the person is back.
  const choose = ({ craftType, ...others }: IdeasInput) =>
    craftType.trim() === savedNiche ? others : { craftType, ...others }
  useFormDraft('content-ideas', form, { survivesReload: true, choose })

  async function saveNiche() {
    if (await trigger('craftType', { shouldFocus: true })) await niche.save(getValues('craftType').trim())
    else tellMissing()
  }

  /** Only for a missing niche; a niche that is too long has a message at the field. */
  function tellMissing() {
    if (getValues('craftType').trim() === '') toast({ variant: 'destructive', ...strings.nicheMissing })
  }

  function cancelNiche() {
    resetField('craftType', { defaultValue: savedNiche ?? '' })
    niche.close()
  }

  /** Before the idea is generated, because both responses would set the visitor's cookie with the niche. */
  async function saveFirst(typed: string, hint: string | undefined): Promise<boolean> {
    if (hint) toast({ title: strings.suggestionTitle, description: hint })
    if (typed !== savedNiche) return niche.save(typed, hint)
    niche.close()
    return true
  }

  const submit = handleSubmit(async (values) => {
    const body = bodyOf(values)
    const chosen = values.contentPurpose as ContentPurpose
    onFailed(null)
    const mayGoOn = await saveFirst(
      body.craftType,
      chosen !== 'surpresa' && body.specificIdea === '' ? strings.suggestion : undefined,
    )
    if (!mayGoOn) return
    try {
      const response = await generate({ ...body, contentPurpose: contentPurposes[chosen] })
      if (response) onGenerated(response, { niche: body.craftType, purpose: chosen })
    } catch (error) {
      onFailed(failureMessage(error))
      applyServerErrors(error, form)
    }
  }, tellMissing)

  return (
    <Stack spacing={3}>
      <GeneratorForm
        onSubmit={submit}
        submit={strings.submit}
        isGenerating={isSubmitting}
        onCancel={cancel}
        failure={failure}
      >
        <NicheField control={control} niche={niche} onSave={() => void saveNiche()} onCancel={cancelNiche} />
        <ChoiceField
          control={control}
          name="contentPurpose"
          label={strings.purpose}
          options={contentPurposes}
          hints={strings.purposeHints}
        />
        {purpose && purpose !== 'surpresa' && (
          <FormField
            control={control}
            name="specificIdea"
            hint={strings.specificIdeaHint}
            render={(field) => (
              <TextField
                {...field}
                label={strings.specificIdea}
                multiline
                minRows={2}
                slotProps={{ htmlInput: { maxLength: 500 } }}
              />
            )}
          />
        )}
      </GeneratorForm>
      {contentIdeasDebug && <PayloadPanel payload={bodyOf(watch())} />}
    </Stack>
  )
}
