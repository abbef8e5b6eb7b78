import { download } from '@atelie/web-kit/download'
import { HeartIcon, SaveIcon, ShareIcon } from '@atelie/web-kit/display/icons'
import { Box, Button } from '@atelie/web-kit/ui'
import { type RefObject, useState } from 'react'
import { CopyButton } from '../../copy-button.tsx'
import { fileNameOf, fileTextOf, hashtagTextOf, type GeneratedIdea, textOf } from './idea-text.ts'
import { strings } from './strings.ts'

interface Props {
  generated: GeneratedIdea
  /** The elements with these texts. */
  textRefs: Record<'text' | 'hashtags', RefObject<HTMLElement | null>>
  onAnother: () => void
}

export function IdeaActions({ generated, textRefs, onAnother }: Props) {
  const text = textOf(generated.idea)
  const hashtags = hashtagTextOf(generated)
  const [isFavourite, setFavourite] = useState(false)
  const save = () =>
    download(new Blob([fileTextOf(generated)], { type: 'text/plain;charset=utf-8' }), fileNameOf(generated.niche))

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        '& > .MuiButton-root': { gridColumn: 'span 2', px: 0.5, typography: 'button', lineHeight: 1.25 },
        '& > :nth-of-type(n + 3):not(:last-child)': { flexDirection: { xs: 'column', sm: 'row' } },
        '.MuiButton-startIcon': { mx: { xs: 0.5, sm: undefined } },
        '& > :nth-of-type(-n + 2)': { gridColumn: 'span 3 !important' },
        '& > :last-child': { gridColumn: '1 / -1 !important' },
      }}
    >
      <CopyButton variant="contained" label={strings.copyText} text={text} selectOnFailure={textRefs.text} />
      <CopyButton label={strings.copyHashtags} text={hashtags} selectOnFailure={textRefs.hashtags} />
      <Button startIcon={<SaveIcon />} onClick={save}>
        {strings.save}
      </Button>
      <ShareButton title={generated.idea.title} text={`${text}\n\n${hashtags}`} />
      <Button
        aria-pressed={isFavourite}
        onClick={() => setFavourite(!isFavourite)}
        startIcon={<HeartIcon sx={{ '& path': { fill: isFavourite ? 'currentColor' : 'none' } }} />}
      >
        {strings.favourite}
      </Button>
      <Button variant="outlined" size="large" onClick={onAnother}>
        {strings.another}
      </Button>
    </Box>
  )
}

/** Opens the system's share sheet, or copies the text if there is none. */
function ShareButton({ title, text }: { title: string; text: string }) {
  if (!('share' in navigator)) return <CopyButton variant="text" label={strings.share} text={text} icon={ShareIcon} />
  const share = () =>
    navigator.share({ title, text }).catch((error: unknown) => {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) console.error(strings.shareFailed, error)
    })
  return (
    <Button startIcon={<ShareIcon />} onClick={() => void share()}>
      {strings.share}
    </Button>
  )
}
