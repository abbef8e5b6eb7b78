import { plainLine } from './plain-text.ts'

/** For one line, in which words are one space apart. */
const THEME = /^(?!(?:o|um|qual|este|esse|meu|nosso|seu|no|com) (?:o )?(?:tema|estilo))(.*?[^ ,:;(–-])[ ,:;(–-]+(?:com (?:o |um )?|n[oa] |em |d[oe] )?(?:tema|estilo|motivo|tem[aá]tica)(?: d[aeo]s?)? ?:? (.+?)\)?$/iu
const CALLED = /^(?:o )?(?:nome|texto|palavra|frase) ?:? (?=\S)/iu

/** What is to be written and what is to decorate it: 'Sofia com tema de unicórnio' is Sofia, with unicórnio. */
export function splitTheme(typed: string): { words: string; theme: string | null } {
  const text = plainLine(typed)
  const [, before, theme] = THEME.exec(text) ?? []
  return before && theme ? { words: before.replace(CALLED, '').replace(/^["'“”]+|(?<!["'“”])["'“”]+$/g, ''), theme } : { words: text, theme: null }
}
