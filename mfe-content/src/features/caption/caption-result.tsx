import type { WrittenBy as Writer } from '@atelie/contract/generators'
import { FormActions } from '@atelie/web-kit/display/page-parts'
import { Button, Card } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useRef } from 'react'
import { CopyButton } from '../../copy-button.tsx'
import { strings as shared } from '../../strings.ts'
import type { ResultState } from '../../use-result.ts'
import { WrittenBy } from '../../written-by.tsx'
import { HashtagPicker } from './hashtag-picker.tsx'
import type { Hashtags } from './hashtags.ts'
import { strings } from './strings.ts'

export interface CaptionDraft {
  text: string
  hashtags: Hashtags
  isDraft: boolean
  writtenBy: Writer
}

interface Props {
  draft: CaptionDraft
  resultState: ResultState<CaptionDraft>
}

export function CaptionResult({ draft, resultState }: Props) {
  const { text, hashtags, isDraft, writtenBy } = draft
  const field = useRef<HTMLTextAreaElement>(null)
  const whole = [text, hashtags.selected.join(' ')].filter(Boolean).join('\n\n')
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      <TextField
        inputRef={field}
        label={strings.text}
        helperText={isDraft ? strings.draftHint : strings.textHint}
        value={text}
        multiline
        minRows={6}
        onChange={({ target }) => resultState.edit({ ...draft, text: target.value })}
      />
      <WrittenBy writtenBy={writtenBy} />
      <HashtagPicker hashtags={hashtags} onChange={(changed) => resultState.edit({ ...draft, hashtags: changed })} />
      <FormActions>
        <Button size="large" onClick={resultState.startOver}>
          {shared.again}
        </Button>
        <CopyButton
          variant="contained"
          label={strings.copy}
          text={whole}
          selectOnFailure={field}
          onCopied={resultState.copied}
        />
      </FormActions>
    </Card>
  )
}
