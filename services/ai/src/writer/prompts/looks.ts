import { plainLine } from '../../rules/plain-text.ts'
import type { Prompt } from '../../rules/generator.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { SORROW } from '../topics/words.ts'

/** A part of a prompt in Portuguese, and the same in English. */
export type InBoth = readonly [portuguese: string, english: string]

/** The visitor's text as it is, between straight quotes. */
export const quoted = (text: string) => `"${plainLine(text).replaceAll('"', '\'')}"`

/** A sentence with parts in it, which stand for `$1`, `$2` and so on; a part may be a text that is the same in both languages. */
export function sentence([portuguese, english]: InBoth, ...parts: readonly (InBoth | string)[]): InBoth {
  const fill = (text: string, language: 0 | 1) => text.replace(/\$(\d)/g, (_, number: string) => {
    const part = parts[Number(number) - 1]!
    return typeof part === 'string' ? part : part[language]
  })
  return [fill(portuguese, 0), fill(english, 1)]
}

export const promptOf = (sentences: readonly InBoth[]): Prompt => ({
  prompt: sentences.map(([portuguese]) => portuguese).join(' '),
  promptInEnglish: sentences.map(([, english]) => english).join(' '),
})

export const PLAIN_QUALITY: InBoth = ['Detalhes finos, alta resolução.', 'Fine details, high resolution.']
export const QUALITY: readonly InBoth[] = [
  PLAIN_QUALITY, ['Sombreado suave, alta resolução.', 'Soft shading, high resolution.'],
]

const COLORS = /\b(?:rosa|azul|azuis|verdes?|vermelh|amarel|lilas|rox[oa]|bege|marrom|pret[oa]|branc[oa]|dourad|prateado|laranja|vinho|turquesa|cinza|colorid|pastel|tons de|cor de|cores d|caramelo|bordo|mostarda|salmao|coral|nude|creme|terracota|menta|marinho|pink|ambar|marsala|magenta|rose\b|celeste|tiffany|champagne|off ?white|grafite|do brasil)/

interface Look { mood: InBoth; palette: InBoth }

/** Things have colors of their own, so only such as suit any thing. */
const PALETTES: readonly InBoth[] = [['cores suaves e naturais', 'soft, natural colors'], ['cores alegres e harmoniosas', 'cheerful, harmonious colors']]
const MOODS: readonly InBoth[] = [
  ['fofo e brincalhão', 'adorable and playful'], ['encantador e delicado', 'charming and tender'], ['doce e alegre, com ar de livro infantil', 'sweet and cheerful, with a storybook feeling'],
  ['aconchegante, com ar de coisa feita à mão', 'cozy, with a handmade feeling'],
]
/** Nothing is playful where someone is mourned or worshipped. */
const QUIET_MOODS: readonly InBoth[] = [['sereno e respeitoso', 'serene and respectful'], ['delicado e tranquilo', 'gentle and quiet']]

const DEVOUT = /\b(?:nossa senhora|jesus|deus|salmos?|sagrad[ao]|santo|santa|sao (?:francisco|jose|bento|jorge|miguel|antonio|joao batista)|terco|fe|oracao|divino|espirito santo|biblia|cristo|senhor e|senhor jesus)\b/

export const isSolemn = (text: string) => SORROW.test(plain(text)) || DEVOUT.test(plain(text))

/** What the owner typed decides. */
export const paletteOf = (text: string): InBoth => (ONLY_THESE.test(plain(text)) ? ONLY_NAMED_COLORS : NAMED_COLORS)

const ONLY_THESE = /\b(?:tud[oa]|todo|toda|so|apenas|somente)(?: \p{L}+){0,2} (?:tons?|tom|cor(?:es)?|preto e branco)\b|\bpreto e branco so\b|\bmonocrom/u
const ONLY_NAMED_COLORS: InBoth = ['só as citadas', 'only those that are named']
const NAMED_COLORS: InBoth = ['respeite as cores citadas e use, no restante, as que combinam com elas', 'keep the colors that are named, and elsewhere use such as suit them']

export const namesColors = (text: string) => COLORS.test(plain(text))

export const namesBackground = (text: string) => /\bfundo\b(?! do mar)|\bquadro negro\b|\blousa\b|\bkraft\b|\bparede de\b/.test(plain(text))

/** Without anything to be drawn: 'uma imagem bonita'. */
const EMPTY = /^(?:(?:um|uma|o|a|quero|faz|faca|faca-me|cria|crie) )*(?:adesivo|sticker|figurinha|imagem|desenho|foto|ilustracao|arte|algo|alguma coisa|qualquer coisa)s?(?: (?:muito|bem|bonit[oa]|bonitinh[oa]|fof[oa]|fofinh[oa]|lind[oa]|legal|cute|kawaii|criativ[oa]))*$/
const SUBJECTS: readonly InBoth[] = [['Desenhe um pequeno buquê de flores do campo.', 'Draw a small bunch of wild flowers.'], ['Desenhe um passarinho num galho florido.', 'Draw a little bird on a branch in bloom.'], ['Desenhe uma xícara com flores dentro.', 'Draw a cup filled with flowers.']]

/** Something to draw, if the owner leaves it open. */
export const subjectFor = (description: string, random: Random): readonly InBoth[] => (EMPTY.test(plain(description).trim()) ? [random.pick(SUBJECTS)] : [])

/** The mood and palette of a picture: the colors are those that the text names, if it names any. */
export function lookOf(text: string, random: Random): Look {
  return { mood: random.pick(isSolemn(text) ? QUIET_MOODS : MOODS), palette: namesColors(text) ? paletteOf(text) : isSolemn(text) ? PALETTES[0]! : random.pick(PALETTES) }
}
