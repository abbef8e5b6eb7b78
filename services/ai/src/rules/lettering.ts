import { plain } from '../writer/topics/spelling.ts'
import { FIRST_NAMES } from '../writer/topics/words.ts'
import { plainLine } from './plain-text.ts'

/** For a single line with single spaces between words. */
const THEME = /^(?!(?:o|um|qual|este|esse|meu|nosso|seu|no|com) (?:o )?(?:tema|estilo))(.*?[^ ,:;(–-])[ ,:;(–-]+(?:com (?:o |um )?|n[oa] |em |d[oe] )?(?:tema|motivo|tem[aá]tica)(?: d[aeo]s?)? ?:? (.+?)\)?$/iu
const CALLED = /^(?:(?:escrev[ae]r?|fa[cç]a|fazer|faz|quero|queria|preciso d[eo]|coloca(?:r)?) )?(?:[ao] )?(?:nome|texto|palavra|frase) ?:? (?=\S)/iu
/** Said to the tool, where it also says what the letters look like. */
const ORDER = /^(?:escrev[ae]r?|fa[cç]a|fazer|faz|quero|queria|preciso d[eo]|coloca(?:r)?)(?: [ao])? (?=\S)/iu

/** What the letters should look like: 'Ana com letras douradas', 'Bia, fundo verde'. */
const LOOK = /^(.+?),? (?:(?:com |em )((?:letras?(?! [a-z]$)|lettering|fonte) \p{L}.*)|(?:com |em |no )?((?:fundo(?! do mar)|letras?(?! [a-z]$)|lettering|fonte|estilo|cor|cores) (?!d[ae] )\p{L}.*))$/iu
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
const ORDERED = /^(?:escrev(?:a|er?):? (?=\S)|[Ee]screv(?:a|er?): |(?:[Ee]screv(?:a|er?)|faça|faca|fazer|faz|quero|queria|preciso d[eo]|colocar?) (?=\p{Lu}))/u

/** Splits what to write from what decorates it and how it should look: 'Sofia com tema de unicórnio' is Sofia, with unicórnio. */
export function readLettering(typed: string): Lettering {
  const whole = plainLine(typed)
  const lettering = split(whole.replace(ORDERED, ''))
  const words = plain(lettering.words)
  const isMixed = MIXED.test(words) || (words.split(' ').length >= MANY_WORDS && ANY_COLOR.test(words)) || (lettering.look !== null && ENDS_IN_COLOR.test(words))
  return isMixed ? { words: whole, theme: null, look: null, isMixed } : { ...lettering, isMixed }
}

function split(whole: string): Omit<Lettering, 'isMixed'> {
  const [, before = whole, ofLetters, other] = LOOK.exec(whole) ?? []
  const look = ofLetters ?? other ?? null
  const called = before.replace(CALLED, '')
  const text = look ? called.replace(ORDER, '') : called
  const [, letter, of = null] = SINGLE.exec(text) ?? []
  if (letter) return { words: letter, theme: of, look }
  const [, words, theme] = THEME.exec(text) ?? []
  if (words && theme) return { words: words.replace(ORDER, '').replace(/^["'“”]+|(?<!["'“”])["'“”]+$/g, ''), theme, look }
  const [name = text, beside] = text.split(' com ')
  return beside && isNamed(name) && !FEELING.test(plain(beside)) ? { words: name, theme: null, look: [beside, look].filter(Boolean).join(', ') } : { words: text, theme: null, look }
}

const COLOR = String.raw`(?:rosa|azul|verde|vermelh[oa]|amarel[oa]|lilas|rox[oa]|bege|marrom|pret[oa]|branc[oa]|dourad[oa]|prateado|prata|laranja|vinho|turquesa|cinza|colorid[oa]|marsala|coral|nude|rose|pink)`
/** With so many words, a color among them is seldom one to be written. */
const MANY_WORDS = 5
const ANY_COLOR = new RegExp(String.raw`(?<!bodas de )\b${COLOR}s?\b|\bazuis\b`, 'u')
/** 'kaique gótica preta', said before what else the letters look like. */
const ENDS_IN_COLOR = new RegExp(String.raw`\p{L} (?:${COLOR})$`, 'u')
/** Two colors, a color after a name, 'gêmeas' after names, an age with more after it than 'de vida', or words for how things are drawn. */
const MIXED = new RegExp([
  String.raw`\b${COLOR}(?: \p{L}+)?(?:,| e) ${COLOR}\b`, String.raw`\b(?:\d+|um|dois|tres|quatro|cinco|primeiro) (?:anos?|aninhos?|mes|meses) (?!d[aeo]s? |e |com |na |no |ja |muit)\p{L}+`, String.raw`\b(?:estilo|glitter|neon|metaliz\p{L}+|em 3d|cursiv[ao]|gotic[ao]|manuscrit[ao]|vintage|retro|rustic[ao]|elegante|minimalista|modern[ao]|letra d[eo]|letras?|fonte|tipografia|desenho|fundo(?! do mar)|paleta|tons? d[eo])\b`,
  String.raw`^(?:escreva|escrever|quero|queria|preciso|faz|faca|fazer|coloca|colocar) \p{L}+ .*\b(?:com|em|${COLOR})\b`, String.raw`\p{L}{2} (?:as |os )?geme[ao]s\b|\bescrit[oa]\b|\blogo(?:tipo|marca)?\b`, String.raw`\bem ${COLOR}\b|, ${COLOR}$|(?<!^outubro )\b${COLOR} com\b`,
  String.raw`\bcom (?:\p{L}+ )?(?:flor(?:es)?|borboletas?|coracao|coracoes|bandeirinhas?|baloes|estrelas?|lacos?|folhas?|brilhos?|coroas?|fogo|madeira|neve|lua|nuvens|arco-iris|girassol|girassois|rosas|abelhas?|cupcakes?|lapis|livros?|bola|carros?|\p{L}{3,}inh[oa]s)\b`,
].join('|'), 'u')

/** 'Ana com corações' and 'Feliz Páscoa com coelhinhos' are to be written without them, 'café com leite' as it is. */
const isNamed = (text: string) => /^(?:prof|feliz|parab[eé]ns|bem-vind|ch[aá] d|bodas)/i.test(text) || FIRST_NAMES.has(plain(text.split(' ')[0]!))
/** Part of the words: 'feliz Natal com amor'. */
const FEELING = /^(?:muito |muita )?(?:amor|carinho|saude|paz|fe|deus|jesus|voce|voces|alegria|felicidade|gratidao)\b/
