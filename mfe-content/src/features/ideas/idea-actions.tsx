import { download } from '@atelie/web-kit/download'
import { HeartIcon, SaveIcon, ShareIcon } from '@atelie/web-kit/display/icons'
import { Box, Button } from '@atelie/web-kit/ui'
import { type RefObject, useState } from 'react'
import { CopyButton } from '../../copy-button.tsx'
import { fileNameOf, fileTextOf, hashtagTextOf, type ShownIdea, textOf } from './idea-text.ts'
import { strings } from './strings.ts'

interface Props {
  shown: ShownIdea
  /** Where they are seen. */
  shownIn: Record<'text' | 'hashtags', RefObject<HTMLElement | null>>
  onAnother: () => void
}

export function IdeaActions({ shown, shownIn, onAnother }: Props) {
  const text = textOf(shown.idea)
  const hashtags = hashtagTextOf(shown)
  const [isFavourite, setFavourite] = useState(false)
  const save = () => download(new Blob([fileTextOf(shown)], { type: 'text/plain;charset=utf-8' }), fileNameOf(shown.niche))

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }, '& > .MuiButton-root': { px: 1, typography: 'button' } }}>
      <CopyButton variant="contained" label={strings.copyText} text={text} shownIn={shownIn.text} />
      <CopyButton label={strings.copyHashtags} text={hashtags} shownIn={shownIn.hashtags} />
      <Button variant="outlined" size="large" startIcon={<SaveIcon />} onClick={save}>{strings.save}</Button>
      <ShareButton title={shown.idea.title} text={`${text}\n\n${hashtags}`} />
      <Button
        variant="outlined" size="large" aria-pressed={isFavourite} onClick={() => setFavourite(!isFavourite)}
        startIcon={<HeartIcon sx={{ '& path': { fill: isFavourite ? 'currentColor' : 'none' } }} />}
      >
        {strings.favourite}
      </Button>
      <Button size="large" onClick={onAnother}>{strings.another}</Button>
    </Box>
  )
}

/** Through the system's own sheet; where there is none, the text is copied, to be pasted wherever it should go. */
function ShareButton({ title, text }: { title: string; text: string }) {
  if (!('share' in navigator)) return <CopyButton label={strings.share} text={text} icon={ShareIcon} />
  const share = () => navigator.share({ title, text }).catch((error: unknown) => {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) console.error(strings.shareFailed, error)
  })
  return <Button variant="outlined" size="large" startIcon={<ShareIcon />} onClick={() => void share()}>{strings.share}</Button>
}
