import type { z } from 'zod'
import { wordLists } from './word-lists.ts'

/** The words by which answers of models are judged, by the names of their files. */
export const modelKinds = {
  language: wordLists('portuguese', 'others'),
  refusals: wordLists('write', 'asked', 'request', 'model', 'can', 'apology'),
  talk: wordLists('text', 'textAlone', 'sure', 'here', 'hereIsAnyText', 'hereIsText', 'follows', 'certainly', 'hereAlone', 'understood', 'label', 'labelKind', 'hope', 'hopeOfText', 'offer', 'count'),
  blanks: wordLists('noun', 'feature', 'of', 'others', 'named', 'instruction', 'alwaysFills', 'fills', 'leftOver', 'atEnd', 'inCapitals'),
}

export type ModelWords = { [Kind in keyof typeof modelKinds]: z.infer<(typeof modelKinds)[Kind]> }
