import { digitsOf } from '@atelie/contract/fields'
import { foldText } from '@atelie/contract/text'
import { styled } from '@atelie/web-kit/ui'
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'

const Settled = createContext('')

/** Around a list that is searched: its texts mark the term, and its rows say why they match. */
export function SearchTerm({ term, children }: { term: string; children: ReactNode }) {
  return <Settled value={foldText(useDeferredValue(term))}>{children}</Settled>
}

/** A text with the term marked in it, as it was written. */
export function Marked({ children: text }: { children: string }) {
  const place = placeOf(useContext(Settled), text)
  if (!place) return text
  const [start, end] = place
  return (
    <>
      {text.slice(0, start)}
      <Mark>{text.slice(start, end)}</Mark>
      {text.slice(end)}
    </>
  )
}

interface ReasonProps {
  /** The texts of the row that everyone sees. */
  shown: readonly string[]
  /** Those that no one sees, by their names. */
  hidden: readonly (readonly [name: string, text: string | null | undefined])[]
}

/** Why a row matches, if that is not visible: 'Bairro: Copacabana'. */
export function Reason({ shown, hidden }: ReasonProps) {
  const term = useContext(Settled)
  if (term === '' || shown.some((text) => placeOf(term, text))) return null
  const [name, text] = hidden.find(([, text]) => text && placeOf(term, text)) ?? []
  return (
    text && (
      <Line>
        {name}: <Marked>{text}</Marked>
      </Line>
    )
  )
}

/** A number is found however it is written. Fewer digits would be found in any. */
const NUMBER = /^[\s().+/-]*(?:\d[\s().+/-]*){3,}$/

type Place = [start: number, end: number]

/** Where the folded term is in a text. */
function placeOf(term: string, text: string): Place | null {
  if (term === '') return null
  if (foldText(text).includes(term))
    return placeAmong(text, (letter) => (/\s/.test(letter) ? ' ' : foldText(letter)), term)
  return NUMBER.test(term) ? placeAmong(text, digitsOf, digitsOf(term)) : null
}

/** Where a term is in what is read of a text, whose letters may be read as none or as several. */
function placeAmong(text: string, read: (letter: string) => string, term: string): Place | null {
  const ends: number[] = []
  let folded = ''
  let end = 0
  for (const letter of text) {
    end += letter.length
    const piece = read(letter)
    folded += piece
    for (let index = 0; index < piece.length; index++) ends.push(end)
  }
  const start = folded.indexOf(term)
  return start < 0 ? null : [start === 0 ? 0 : ends[start - 1]!, ends[start + term.length - 1]!]
}

const Mark = styled('mark')(({ theme }) => ({
  borderRadius: 3,
  color: 'inherit',
  background: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 22%, transparent)`,
}))

const Line = styled('div')(({ theme }) => ({
  flexBasis: '100%',
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: theme.vars?.palette.text.secondary,
}))
