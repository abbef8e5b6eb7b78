import type { GeneratedPrompt } from '@atelie/contract/generators'
import { OpenIcon } from '@atelie/web-kit/display/icons'
import { FormActions } from '@atelie/web-kit/display/page-parts'
import { useRuntimeConfig } from '@atelie/web-kit/runtime-config'
import { Box, Button, Card } from '@atelie/web-kit/ui'
import { isLike } from '@atelie/web-kit/drafts/like'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useRef, useState } from 'react'
import { CopyButton } from './copy-button.tsx'
import { strings } from './strings.ts'
import type { ResultState } from './use-result.ts'
import { WrittenBy } from './written-by.tsx'

export const isPrompt = (found: unknown) => isLike({ prompt: '', promptInEnglish: '', writtenBy: '' }, found)

interface Props {
  generated: GeneratedPrompt
  resultState: ResultState<GeneratedPrompt>
}

/** A prompt to edit, copy and take to an image tool, in Portuguese or in English. */
export function PromptResult({ generated, resultState }: Props) {
  const { imageToolUrl } = useRuntimeConfig()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isEnglish, setIsEnglish] = useState(false)
  const shown = isEnglish ? 'promptInEnglish' : 'prompt'
  const text = generated[shown]
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      <div>
        <TextField
          inputRef={field}
          label={strings.prompt}
          helperText={strings.promptHint}
          value={text}
          multiline
          minRows={6}
          slotProps={{ htmlInput: { lang: isEnglish ? 'en' : undefined } }}
          onChange={({ target }) => resultState.edit({ ...generated, [shown]: target.value })}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
            mt: 1,
          }}
        >
          <WrittenBy writtenBy={generated.writtenBy} />
          <Button sx={{ mx: -2.5 }} onClick={() => setIsEnglish(!isEnglish)}>
            {isEnglish ? strings.inPortuguese : strings.inEnglish}
          </Button>
        </Box>
      </div>
      <FormActions>
        <Button size="large" onClick={resultState.startOver}>
          {strings.again}
        </Button>
        <Button
          variant="outlined"
          size="large"
          component="a"
          href={imageToolUrl}
          target="_blank"
          rel="noopener"
          endIcon={<OpenIcon />}
        >
          {strings.openTool}
        </Button>
        <CopyButton
          variant="contained"
          label={strings.copyPrompt}
          text={text}
          selectOnFailure={field}
          onCopied={resultState.copied}
        />
      </FormActions>
    </Card>
  )
}
