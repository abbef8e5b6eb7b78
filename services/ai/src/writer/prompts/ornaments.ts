import { content } from '../../content/content.ts'
import type { InBoth } from '../../content/prompts-schema.ts'
import { sayings } from '../../content/pattern.ts'
import type { Random } from '../random.ts'
import { isSolemn, quoted, sentence } from './looks.ts'

const { ornaments } = content.prompts
const things = ornaments.things.map(({ words, kinds }) => ({ isIn: sayings({ words }).words, kinds }))

/** How letters are decorated, by their theme or else by what they speak of. */
export function decorationOf(theme: string | null, text: string, random: Random): InBoth {
  const known = ornamentsOf(theme ?? text, random)
  if (theme) return known ? sentence(ornaments.themeWith, quoted(theme), known) : sentence(ornaments.theme, quoted(theme))
  return sentence(ornaments.decoration, known ?? random.pick(isSolemn(text) ? ornaments.solemn : ornaments.neutral))
}

/** Up to two things that are known to decorate the words in a text; none where someone is mourned or worshipped. */
export function ornamentsOf(text: string, random: Random): InBoth | null {
  if (isSolemn(text)) return null
  const [first, second] = things.filter(({ isIn }) => isIn(text)).map(({ kinds }) => random.pick(kinds))
  return first && second ? sentence(ornaments.both, first, second) : first ?? null
}
