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
  return <>{text.slice(0, start)}<Mark>{text.slice(start, end)}</Mark>{text.slice(end)}</>
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
  if (term === '' || shown.some((text) => foldText(text).includes(term))) return null
  const [name, text] = hidden.find(([, text]) => text && foldText(text).includes(term)) ?? []
  return text && <Line>{name}: <Marked>{text}</Marked></Line>
}

/** Where the folded term is in a text, whose letters may fold to none or to several. */
function placeOf(term: string, text: string): [start: number, end: number] | null {
  if (term === '' || !foldText(text).includes(term)) return null
  const ends: number[] = []
  let folded = ''
  let read = 0
  for (const letter of text) {
    read += letter.length
    const piece = /\s/.test(letter) ? ' ' : foldText(letter)
    folded += piece
    for (let index = 0; index < piece.length; index++) ends.push(read)
  }
  const start = folded.indexOf(term)
  return start < 0 ? null : [start === 0 ? 0 : ends[start - 1]!, ends[start + term.length - 1]!]
}

const Mark = styled('mark')(({ theme }) => ({
  borderRadius: 3, color: 'inherit', background: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 22%, transparent)`,
}))

const Line = styled('div')(({ theme }) => ({ flexBasis: '100%', fontSize: '0.8125rem', fontWeight: 400, color: theme.vars?.palette.text.secondary }))
