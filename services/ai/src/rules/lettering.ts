import { plain } from '../writer/topics/spelling.ts'
import { FIRST_NAMES } from '../writer/topics/words.ts'
import { plainLine } from './plain-text.ts'

/** For a single line with single spaces between words. */
const THEME = /^(?!(?:o|um|qual|este|esse|meu|nosso|seu|no|com) (?:o )?(?:tema|estilo))(.*?[^ ,:;(–-])[ ,:;(–-]+(?:com (?:o |um )?|n[oa] |em |d[oe] )?(?:tema|estilo|motivo|tem[aá]tica)(?: d[aeo]s?)? ?:? (.+?)\)?$/iu
const CALLED = /^(?:o )?(?:nome|texto|palavra|frase) ?:? (?=\S)/iu

/** What the letters should look like: 'Ana com letras douradas', 'Bia, fundo verde'. */
const LOOK = /^(.+?),? (?:com |em |no )?((?:fundo(?! do mar)|letras?(?! [a-z]$)|lettering|fonte|cor|cores) (?!d[ae] )\p{L}.*)$/iu
/** 'Letra M' is M. */
const SINGLE = /^(?:a )?letra (\p{L})(?: d[aeo]s? (.+))?$/iu

interface Lettering {
  words: string
  theme: string | null
  look: string | null
}

/** Splits what to write from what decorates it and how it should look: 'Sofia com tema de unicórnio' is Sofia, with unicórnio. */
export function readLettering(typed: string): Lettering {
  const whole = plainLine(typed)
  const [, text = whole, look = null] = LOOK.exec(whole) ?? []
  const [, letter, of = null] = SINGLE.exec(text) ?? []
  if (letter) return { words: letter, theme: of, look }
  const [, before, theme] = THEME.exec(text) ?? []
  if (before && theme) return { words: before.replace(CALLED, '').replace(/^["'“”]+|(?<!["'“”])["'“”]+$/g, ''), theme, look }
  const [name = text, beside] = text.split(' com ')
  return beside && isNamed(name) && !FEELING.test(plain(beside)) ? { words: name, theme: null, look: [beside, look].filter(Boolean).join(', ') } : { words: text, theme: null, look }
}

/** 'Ana com corações' and 'Feliz Páscoa com coelhinhos' are to be written without them, 'café com leite' as it is. */
const isNamed = (text: string) => /^(?:prof|feliz|parab[eé]ns|bem-vind|ch[aá] d|bodas)/i.test(text) || FIRST_NAMES.has(plain(text.split(' ')[0]!))
/** Part of the words: 'feliz Natal com amor'. */
const FEELING = /^(?:muito |muita )?(?:amor|carinho|saude|paz|fe|deus|jesus|voce|voces|alegria|felicidade|gratidao)\b/
