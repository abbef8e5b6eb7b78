import { plainLine } from './plain-text.ts'

const THEME = /^(?!(?:o|um|qual|este|esse|meu|nosso|seu|no|com)\s+(?:o\s+)?(?:tema|estilo))(.+?)[\s,:;(–-]+(?:com\s+(?:o\s+|um\s+)?|n[oa]\s+|em\s+|d[oe]\s+)?(?:tema|estilo|motivo|tem[aá]tica)(?:\s+d[aeo]s?)?\s*:?\s+(.+?)\)?$/iu
const CALLED = /^(?:o\s+)?(?:nome|texto|palavra|frase)\s*:?\s+(?=\S)/iu

/** What is to be written and what is to decorate it: 'Sofia com tema de unicórnio' is Sofia, with unicórnio. */
export function splitTheme(typed: string): { words: string; theme: string | null } {
  const text = plainLine(typed)
  const [, before, theme] = THEME.exec(text) ?? []
  return before && theme ? { words: before.replace(CALLED, '').replace(/^["'“”]+|["'“”]+$/g, ''), theme } : { words: text, theme: null }
}
