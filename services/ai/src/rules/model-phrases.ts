import { content } from '../content/content.ts'
import { anyPlain } from '../content/pattern.ts'

const { refusals, talk } = content.models
const said = (list: keyof typeof talk) => anyPlain(talk[list], talk)
const saidOf = (phrase: string) => anyPlain([phrase], talk)

const EMPHASIS = '(?: que sim)?'
const SAID_FIRST = String.raw`(?:${said('sure')}${EMPHASIS}[^\p{L}\n]{1,6})?`
const FIRST_SENTENCE = String.raw`(?:[^.!?:\n]{1,60}[.!…]{1,3}[^\p{L}\p{N}\n]{0,6})?`
const LINE_END = String.raw`(?::|[.!]?\s*\n)`
const REST_OF_LINE = String.raw`[^.!?:\n]{0,60}${LINE_END}`
const NUMBER = String.raw` (?:\d{1,2}|[a-c]) ?[-–—:).]`
const LABEL = saidOf('([0-9][aª] )?{label}')

/** Before a text: 'Claro! Aqui está a sua legenda:', 'Opção 1:', 'Entendido.' */
const BEFORE = [
  SAID_FIRST + said('hereIsAnyText') + REST_OF_LINE,
  FIRST_SENTENCE + said('hereIsText') + REST_OF_LINE,
  String.raw`${FIRST_SENTENCE}${said('follows')} ?${LINE_END}`,
  String.raw`${said('certainly')}${EMPHASIS}[^\p{L}\n]{1,4}${said('hereAlone')}[^.!?:\n]{0,80}${LINE_END}`,
  String.raw`${said('understood')} ?[.!,:]`,
  String.raw`${LABEL}(?: ${said('labelKind')})? ?:|${LABEL}${NUMBER}`,
  String.raw`${said('sure')}[^\p{L}\n]{1,4}vamos la ?[:.!]`,
]
/** After it: 'Espero que goste!', '(27 palavras)', 'Nota: adaptei o tom.' */
const AFTER = [
  String.raw`\n[^\p{L}\p{N}]{0,6}${LABEL}${NUMBER}`,
  String.raw`${said('hope')}[^\p{L}\p{N}\n]*$`,
  said('hopeOfText'),
  String.raw`${said('offer')}[^\n]{0,80}$`,
  String.raw`[([]\D{0,20}\d+ (?:palavras|words|caracteres|characters|tokens)[)\]]|\n\s{0,3}\d+ (?:palavras|words)\.?$`,
  String.raw`${said('count')} ?:`,
  String.raw`(?:^|[.!?\n)])[^\p{L}\p{N}]{0,6}(?:nota|obs|observac(?:ao|oes)|note)(?: (?:final|importante))?\.?\)? ?: ?(?=\p{L})`,
]

/** Models say these to the one who asks for a text. */
export const TALK = new RegExp(String.raw`^[^\p{L}\p{N}\n]{0,20}(?:${BEFORE.join('|')})|${AFTER.join('|')}`, 'gu')

/** Nobody but a model says so. */
export const MODEL_DECLINES = new RegExp(anyPlain(refusals.model, refusals), 'gu')

/** Owners apologize, too, but seldom for not being able to write. */
export const DECLINES = new RegExp(String.raw`^[^\p{L}\n]*${anyPlain(refusals.apology, refusals)}`, 'gu')
