import { logoMessages, MAX_LOGO_BYTES } from '@atelie/contract/company'
import { FileButton } from '@atelie/web-kit/fields/file-button'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Alert, Box, Button, styled, Typography } from '@atelie/web-kit/ui'
import { type DragEvent, useEffect, useId, useMemo, useState } from 'react'
import { isPicture } from './logo-file.ts'
import { strings } from './strings.ts'

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif'

/** A new picture, or what to do with the stored one. */
export type ChosenLogo = File | 'kept' | 'removed'

interface Props {
  /** The stored logo as a data URL, if there is one. */
  stored: string | null
  chosen: ChosenLogo
  /** Why the server refused it. */
  problem: string | null
  onChoose: (logo: ChosenLogo) => void
}

/** Shows the logo and takes another one by button or drag and drop; it is sent with the form. */
export function LogoField({ stored, chosen, problem, onChoose }: Props) {
  const toast = useToast()
  const hintId = useId()
  const [isOver, setOver] = useState(false)
  const previewUrl = useLogoPreview(stored, chosen)
  useKeepPage()

  const refuse = (description: string) => toast({ variant: 'destructive', title: strings.uploadFailed, description })

  async function choose(file: File | undefined) {
    if (!file) return
    const refusal = await problemOf(file)
    if (refusal) refuse(refusal)
    else onChoose(file)
  }

  /** Refuses a file that looked like a picture but cannot be displayed. */
  function refusePreview() {
    if (!(chosen instanceof File)) return
    onChoose('kept')
    refuse(logoMessages.notAnImage)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void choose(event.dataTransfer.files[0])
  }

  return (
    <DropZone
      role="group"
      aria-label={strings.logo}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {previewUrl && <Preview src={previewUrl} alt={strings.logoAlt} onError={refusePreview} />}
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography variant="h3" component="p">
          {strings.logo}
        </Typography>
        <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
          {strings.logoHint}
        </Typography>
        {problem && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {problem}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {strings.logoDrop}
          </Typography>
          <FileButton
            variant="outlined"
            label={previewUrl ? strings.changeLogo : strings.chooseLogo}
            accept={ACCEPTED}
            aria-describedby={hintId}
            onChoose={(file) => void choose(file)}
          />
          {(stored || previewUrl) && (
            <Button color="inherit" onClick={() => onChoose(chosen === 'kept' ? 'removed' : 'kept')}>
              {chosen === 'kept' ? strings.removeLogo : strings.keepLogo}
            </Button>
          )}
        </Box>
      </Box>
    </DropZone>
  )
}

async function problemOf(file: File): Promise<string | null> {
  if (file.size > MAX_LOGO_BYTES) return logoMessages.tooLarge
  return (await isPicture(file)) ? null : logoMessages.notAnImage
}

function useLogoPreview(stored: string | null, chosen: ChosenLogo): string | null {
  const preview = useMemo(() => (chosen instanceof File ? URL.createObjectURL(chosen) : null), [chosen])
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview],
  )
  return preview ?? (chosen === 'kept' ? stored : null)
}

/** Otherwise the browser would replace the page with a picture dropped beside the zone. */
function useKeepPage(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}

/** On squares of two greys, as image editors show it, logos of any colour are seen. */
const Preview = styled('img')(({ theme: { shape, vars } }) => ({
  width: 120,
  height: 120,
  objectFit: 'contain',
  borderRadius: shape.borderRadius,
  background: `repeating-conic-gradient(${vars?.palette.grey[400]} 0 25%, ${vars?.palette.grey[500]} 0 50%) 0 / 16px 16px`,
}))

const DropZone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(2.5),
  gridColumn: '1 / -1',
  border: `1.5px dashed ${theme.vars?.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&[data-over=true]': {
    borderColor: theme.vars?.palette.primary.main,
    background: theme.vars?.palette.background.default,
  },
}))
