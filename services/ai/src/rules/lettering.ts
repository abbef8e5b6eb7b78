import { plainLine } from './plain-text.ts'

/** For a single line with single spaces between words. */
const THEME = /^(?!(?:o|um|qual|este|esse|meu|nosso|seu|no|com) (?:o )?(?:tema|estilo))(.*?[^ ,:;(–-])[ ,:;(–-]+(?:com (?:o |um )?|n[oa] |em |d[oe] )?(?:tema|estilo|motivo|tem[aá]tica)(?: d[aeo]s?)? ?:? (.+?)\)?$/iu
const CALLED = /^(?:o )?(?:nome|texto|palavra|frase) ?:? (?=\S)/iu

/** What the letters should look like: 'Ana com letras douradas', 'Bia, fundo verde'. */
const LOOK = /^(.+?),? (?:com|em) ((?:letras?|lettering|fonte) (?!da |de )\p{L}.*)$|^(.+?), ((?:fundo|letras?|cor(?:es)?) \p{L}.*)$/iu

interface Lettering {
  words: string
  theme: string | null
  look: string | null
}

/** Splits what to write from what decorates it and how it should look: 'Sofia com tema de unicórnio' is Sofia, with unicórnio. */
export function splitTheme(typed: string): Lettering {
  const whole = plainLine(typed)
  const found = LOOK.exec(whole)
  const text = found?.[1] ?? found?.[3] ?? whole
  const look = found?.[2] ?? found?.[4] ?? null
  const [, before, theme] = THEME.exec(text) ?? []
  return before && theme ? { words: before.replace(CALLED, '').replace(/^["'“”]+|(?<!["'“”])["'“”]+$/g, ''), theme, look } : { words: text, theme: null, look }
}
