import { content } from '../../content/content.ts'
import { patternOf } from '../../content/pattern.ts'
import { lexicon, type Entry } from '../topics/lexicon.ts'
import { plain } from '../topics/spelling.ts'

/** Owners also name their niche by what they are: these are what they make most. */
const PROFESSIONS = content.words.ideas.professions.map(({ noun, ...names }) => ({ noun, pattern: patternOf(names) }))

/** 'Sou confeiteira' is about a cake. */
export function professionOf(niche: string): Entry | undefined {
  const noun = PROFESSIONS.find(({ pattern }) => pattern.test(plain(niche)))?.noun
  return noun ? lexicon.get(plain(noun)) : undefined
}
