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

export const QUALITY: readonly InBoth[] = [
  ['Detalhes finos, alta resolução.', 'Fine details, high resolution.'], ['Sombreado suave, alta resolução.', 'Soft shading, high resolution.'],
]

const COLORS = /\b(?:rosa|azul|azuis|verde|vermelh|amarel|lilas|rox[oa]|bege|marrom|pret[oa]|branc[oa]|dourad|prateado|laranja|vinho|turquesa|cinza|colorid|pastel|tons de|cor de)/

interface Look { mood: InBoth; palette: InBoth }

const cute: Record<keyof Look, readonly InBoth[]> = {
  palette: [
    ['tons pastel suaves', 'soft pastel colors'], ['rosa-claro e creme', 'blush pink and cream'], ['lavanda e verde-menta', 'lavender and mint'], ['pêssego e azul-céu', 'peach and sky blue'],
    ['amarelo-manteiga e verde-sálvia', 'butter yellow and sage'], ['tons quentes e aconchegantes', 'warm, cozy tones'],
  ],
  mood: [
    ['fofo e brincalhão', 'adorable and playful'], ['encantador e carinhoso', 'charming and tender'], ['doce e alegre, com ar de livro infantil', 'sweet and cheerful, with a storybook feeling'],
    ['aconchegante, com ar de coisa feita à mão', 'cozy, with a handmade feeling'],
  ],
}
/** Nothing is playful where someone is mourned. */
const calm: Record<keyof Look, readonly InBoth[]> = {
  palette: [['cores claras e discretas', 'pale, quiet colors'], ['branco e verde-sálvia', 'white and sage'], ['creme e cinza suave', 'cream and soft grey']],
  mood: [['sereno e respeitoso', 'serene and respectful'], ['delicado e tranquilo', 'gentle and quiet']],
}

export const isSolemn = (text: string) => SORROW.test(plain(text))

/** What the owner typed decides. */
const NAMED_COLORS: InBoth = ['exatamente as cores citadas, com tons neutros no que não tem cor citada', 'exactly the colors that are named, with neutral tones where none is named']

export const namesBackground = (text: string) => /\bfundo\b/.test(plain(text))

/** The mood and palette of a picture: the colors are those that the text names, if it names any. */
export function lookOf(text: string, random: Random): Look {
  const { mood, palette } = isSolemn(text) ? calm : cute
  return { mood: random.pick(mood), palette: COLORS.test(plain(text)) ? NAMED_COLORS : random.pick(palette) }
}
