import { OpenIcon } from '@atelie/web-kit/display/icons'
import { FormActions } from '@atelie/web-kit/display/page-parts'
import { useRuntimeConfig } from '@atelie/web-kit/runtime-config'
import { Button, Card } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/ui-form'
import { useRef } from 'react'
import { CopyButton } from './copy-button.tsx'
import { strings } from './strings.ts'
import type { ResultState } from './use-result.ts'

interface Props {
  prompt: string
  resultState: ResultState<string>
}

/** A prompt to edit, copy and take to an image tool. */
export function PromptResult({ prompt, resultState }: Props) {
  const { imageToolUrl } = useRuntimeConfig()
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      <TextField inputRef={field} label={strings.prompt} helperText={strings.promptHint} value={prompt} multiline minRows={6} onChange={({ target }) => resultState.edit(target.value)} />
      <FormActions>
        <Button size="large" onClick={resultState.startOver}>{strings.again}</Button>
        <Button variant="outlined" size="large" component="a" href={imageToolUrl} target="_blank" rel="noopener" endIcon={<OpenIcon />}>{strings.openTool}</Button>
        <CopyButton variant="contained" label={strings.copyPrompt} text={prompt} selectOnFailure={field} onCopied={resultState.copied} />
      </FormActions>
    </Card>
  )
}
