import { EmptyScene } from '@atelie/web-kit/display/page-parts'
import { Button, Stack } from '@atelie/web-kit/ui'
import { strings } from '../strings.ts'

/** A longer name is cut on the button, and whole in the form. */
const MOST_LETTERS = 30

/** The button goes with the message. */
const focusSearch = () => document.querySelector<HTMLElement>('input[type=search]')?.focus()

interface Props {
  text: string
  term: string
  onClear: () => void
  /** For creating what was not found, with that name. */
  onCreate?: (name: string) => void
}

/** The list of a search that found nothing. */
export function NoMatch({ text, term, onClear, onCreate }: Props) {
  const name = term.trim()
  // A number is no name.
  const isName = /\p{L}/u.test(name)
  return (
    <EmptyScene
      drawing="nothingFound"
      text={text}
      action={
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button
            variant="outlined"
            onClick={() => {
              onClear()
              focusSearch()
            }}
          >
            {strings.clearSearch}
          </Button>
          {onCreate && isName && (
            <Button variant="contained" onClick={() => onCreate(name)} sx={{ overflowWrap: 'anywhere' }}>
              {strings.createNamed(name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS)}…` : name)}
            </Button>
          )}
        </Stack>
      }
    />
  )
}
