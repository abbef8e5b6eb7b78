import { content } from '../../content/content.ts'
import { everyWord } from '../../content/pattern.ts'

/** Nobody would post them: 'vc', 'p/', 'segunda feira'. */
const SHORTENED = content.words.spelling.shortened.map(({ word, short, whole }) => ({ whole, pattern: word ? everyWord([word], 'giu') : new RegExp(short!, 'giu') }))

/** 'laço p/ bb' → 'laço para bebê'. */
export const writtenOut = (text: string): string => SHORTENED.reduce((line, { pattern, whole }) => line.replace(pattern, whole), text)
