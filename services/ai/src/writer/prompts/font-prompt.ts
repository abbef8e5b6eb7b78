import type { CuteFontRequest } from '@atelie/contract/generators'
import type { Prompt } from '../../rules/generator.ts'
import { splitTheme } from '../../rules/lettering.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { isSolemn, lookOf, promptOf, QUALITY, quoted, sentence, type InBoth } from './looks.ts'
import { neutralOrnaments, ornaments, solemnOrnaments } from './ornaments.ts'

const KINDS: readonly InBoth[] = [
  ['Letras decoradas', 'Decorative lettering'], ['Letras fofas desenhadas à mão', 'Cute hand lettering'], ['Letras em estilo kawaii', 'Kawaii lettering'], ['Letras gordinhas e decoradas', 'Puffy, decorated lettering'],
]
const SOLEMN_KINDS: readonly InBoth[] = [['Letras delicadas, desenhadas à mão', 'Delicate hand lettering'], ['Letras simples, desenhadas à mão', 'Simple hand lettering']]

const SHAPES: readonly InBoth[] = [
  ['Letras arredondadas e simpáticas, com acabamento brilhante e um contorno branco fino em cada letra.', 'Rounded, friendly letters with a glossy finish and a thin white outline on every letter.'],
  ['Letras arredondadas e simpáticas, com leve efeito 3D.', 'Rounded, friendly letters with a soft 3D effect.'],
  ['Letras arredondadas e simpáticas, com textura de pelúcia.', 'Rounded, friendly letters with a plush texture.'],
]
const SOLEMN_SHAPE: InBoth = ['Letras suaves e legíveis.', 'Soft, legible letters.']

export function writeCuteFontPrompt({ text }: CuteFontRequest, random: Random): Prompt {
  const { words, theme } = splitTheme(text)
  const { mood, palette } = lookOf(text, random)
  const isQuiet = isSolemn(text)
  return promptOf([
    sentence(['$1 com o texto $2, escrito exatamente assim, com acentos e maiúsculas.', '$1 of the text $2, spelled exactly as written, accents and capitals included.'], random.pick(isQuiet ? SOLEMN_KINDS : KINDS), quoted(words)),
    isQuiet ? SOLEMN_SHAPE : random.pick(SHAPES),
    theme
      ? sentence(['Decore as letras com o tema $1$2.', 'Decorate the letters with the theme $1 (in Brazilian Portuguese)$2.'], quoted(theme), ornamentsOf(theme, random) ? sentence([': $1', ': $1'], ornamentsOf(theme, random)!) : '')
      : sentence(['Decoração: $1.', 'Decoration: $1.'], ornamentsOf(text, random) ?? random.pick(isQuiet ? solemnOrnaments : neutralOrnaments)),
    sentence(['Cores: $1. Clima: $2.', 'Colors: $1. Mood: $2.'], palette, mood),
    ['Nada mais escrito. Centralizado em fundo branco liso, fácil de recortar, com todas as letras fáceis de ler.', 'Nothing else is written. Centered on a plain white background, easy to cut out, every letter easy to read.'],
    random.pick(QUALITY),
  ])
}

/** What is known to decorate the words in a text, up to two things; none where someone is mourned. */
function ornamentsOf(text: string, random: Random): InBoth | null {
  if (isSolemn(text)) return null
  const [first, second] = ornaments.filter(([names]) => names.test(plain(text))).map(([, ...kinds]) => random.pick(kinds))
  return first && second ? [`${first[0]}, com ${second[0]}`, `${first[1]}, with ${second[1]}`] : first ?? null
}
