import { content } from '../content/content.ts'
import { plain } from '../writer/topics/spelling.ts'
import { FIRST_NAMES } from '../writer/topics/sentences.ts'
import { sayings } from '../content/pattern.ts'
import { plainLine } from './plain-text.ts'

const says = sayings(content.prompts.request.words)

/** For a single line with single spaces between words. */
const THEME =
  /^(?!(?:o|um|qual|este|esse|meu|nosso|seu|no|com) (?:o )?(?:tema|estilo))(.*?[^ ,:;(–-])[ ,:;(–-]+(?:com (?:o |um )?|n[oa] |em |d[oe] )?(?:tema|motivo|tem[aá]tica)(?: d[aeo]s?)? ?:? (.+?)\)?$/iu
const CALLED =
  /^(?:(?:escrev[ae]r?|fa[cç]a|fazer|faz|quero|queria|preciso d[eo]|coloca(?:r)?) )?(?:[ao] )?(?:nome|texto|palavra|frase) ?:? (?=\S)/iu
/** Said to the tool, where it also says what the letters look like. */
const ORDER = /^(?:escrev[ae]r?|fa[cç]a|fazer|faz|quero|queria|preciso d[eo]|coloca(?:r)?)(?: [ao])? (?=\S)/iu

/** The look of the letters: 'Ana com letras douradas', 'Bia, fundo verde'. */
const LOOK =
  /^(.+?),? (?:(?:com |em )((?:letras?(?! [a-z]$)|lettering|fonte) \p{L}.*)|(?:com |em |no )?((?:fundo(?! do mar)|letras?(?! [a-z]$)|lettering|fonte|estilo|cor|cores) (?!d[ae] )\p{L}.*))$/iu
/** 'Letra M' is M. */
const SINGLE = /^(?:a )?letra (\p{L})(?: d[aeo]s? (.+))?$/iu

interface Lettering {
  words: string
  theme: string | null
  look: string | null
  /** Whether the words may still say what the letters look like: 'Enzo 5 anos homem aranha vermelho e azul'. */
  isMixed: boolean
}

/** Said to the tool where a capital or a colon follows. 'Escreva a sua história' and 'quero colo' are phrases to be written. */
const ORDERED =
  /^(?:escrev(?:a|er?):? (?=\S)|[Ee]screv(?:a|er?): |(?:[Ee]screv(?:a|er?)|faça|faca|fazer|faz|quero|queria|preciso d[eo]|colocar?) (?=\p{Lu}))/u

/** Splits what to write from what decorates it and how it should look: 'Sofia com tema de unicórnio' is Sofia, with unicórnio. */
export function readLettering(typed: string): Lettering {
  const whole = plainLine(typed)
  const lettering = split(whole.replace(ORDERED, ''))
  const isMixed = saysHowToDraw(lettering)
  return isMixed ? { words: whole, theme: null, look: null, isMixed } : { ...lettering, isMixed }
}

/** With so many words, a color among them is seldom one to be written. */
const MANY_WORDS = 5

function saysHowToDraw({ words, look }: Omit<Lettering, 'isMixed'>): boolean {
  if ([says.colored, says.age, says.drawn, says.ordered, says.decorated].some((isSaid) => isSaid(words))) return true
  return (words.split(' ').length >= MANY_WORDS && says.anyColor(words)) || (look !== null && says.endsInColor(words))
}

function split(whole: string): Omit<Lettering, 'isMixed'> {
  const [, before = whole, ofLetters, other] = LOOK.exec(whole) ?? []
  const look = ofLetters ?? other ?? null
  const called = before.replace(CALLED, '')
  const text = look ? called.replace(ORDER, '') : called
  const [, letter, of = null] = SINGLE.exec(text) ?? []
  if (letter) return { words: letter, theme: of, look }
  const [, words, theme] = THEME.exec(text) ?? []
  if (words && theme)
    return { words: words.replace(ORDER, '').replace(/^["'“”]+|(?<!["'“”])["'“”]+$/g, ''), theme, look }
  const [name = text, beside] = text.split(' com ')
  return beside && isNamed(name) && !says.feeling(beside)
    ? { words: name, theme: null, look: [beside, look].filter(Boolean).join(', ') }
    : { words: text, theme: null, look }
}

/** 'Ana com corações' and 'Feliz Páscoa com coelhinhos' are to be written without them, 'café com leite' as it is. */
const isNamed = (text: string) => says.greeting(text) || FIRST_NAMES.has(plain(text.split(' ')[0]!))
