import { plainLine } from './plain-text.ts'

/** For a single line with single spaces between words. */
const THEME = /^(?!(?:o|um|qual|este|esse|meu|nosso|seu|no|com) (?:o )?(?:tema|estilo))(.*?[^ ,:;(–-])[ ,:;(–-]+(?:com (?:o |um )?|n[oa] |em |d[oe] )?(?:tema|estilo|motivo|tem[aá]tica)(?: d[aeo]s?)? ?:? (.+?)\)?$/iu
const CALLED = /^(?:o )?(?:nome|texto|palavra|frase) ?:? (?=\S)/iu

/** Splits what to write from what decorates it: 'Sofia com tema de unicórnio' is Sofia, with unicórnio. */
export function splitTheme(typed: string): { words: string; theme: string | null } {
  const text = plainLine(typed)
  const [, before, theme] = THEME.exec(text) ?? []
  return before && theme ? { words: before.replace(CALLED, '').replace(/^["'“”]+|(?<!["'“”])["'“”]+$/g, ''), theme } : { words: text, theme: null }
}
