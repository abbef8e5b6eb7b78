import { content } from '../../content/content.ts'
import { patternOf } from '../../content/pattern.ts'
import type { FrameName } from '../../content/schema.ts'
import { capitalize, plain } from './spelling.ts'
import { hasTrait } from '../knowledge.ts'
import { asName, isShouted, softened, withDayName } from './capitals.ts'

const { sentences } = content.words

/** 'Como lavar crochê' is a question even without its mark; 'O que aprendi em 2024' is a heading. */
const ASKS = patternOf(sentences.asks)
/** 'Aviso não abrimos na sexta', and not 'aviso importante'. */
const ANNOUNCED = new RegExp(sentences.announced, 'iu')
/** 'Minha mãe faleceu loja fechada até segunda', and not 'a loja fechada'. */
const CLOSED = new RegExp(sentences.closed, 'giu')

/** The owner's line as it is printed, with its end: 'COMO LAVAR CROCHÊ' → 'Como lavar crochê?' */
export function asLine(text: string, frame: FrameName): string {
  if (frame === 'shop-name' && isShouted(text)) return `${asName(text)}.`
  const line = capitalize(withDayName(withPauses(softened(text))))
  return /[.!?]$/.test(line) ? line : line + endOf(line, frame)
}

function endOf(line: string, frame: FrameName): string {
  if (frame === 'greeting') return '!'
  return ASKS.test(plain(line).replace(/^enquete:? /, '')) && hasTrait(frame, 'asks') ? '?' : '.'
}

/** With the colon and the comma that people leave out of notices: 'Aviso: não abrimos na sexta'. */
const withPauses = (text: string) => text.replace(ANNOUNCED, '$1:').replace(CLOSED, ', ')
