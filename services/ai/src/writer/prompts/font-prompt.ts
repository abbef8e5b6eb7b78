import type { CuteFontRequest } from '@atelie/contract/generators'
import type { Prompt } from '../../rules/generator.ts'
import { readLettering } from '../../rules/lettering.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { isSolemn, lookOf, namesBackground, namesColors, paletteOf, promptOf, QUALITY, quoted, sentence, type InBoth } from './looks.ts'
import { neutralOrnaments, ornaments, solemnOrnaments } from './ornaments.ts'

const KINDS: readonly InBoth[] = [
  ['Letras decoradas', 'Decorative lettering'], ['Letras fofas desenhadas à mão', 'Cute hand lettering'], ['Letras em estilo kawaii', 'Kawaii lettering'], ['Letras gordinhas e decoradas', 'Puffy, decorated lettering'],
]
const SOLEMN_KINDS: readonly InBoth[] = [['Letras delicadas e manuscritas', 'Delicate hand lettering'], ['Letras simples e manuscritas', 'Simple hand lettering']]

const SHAPES: readonly InBoth[] = [
  ['Letras arredondadas e simpáticas, com acabamento brilhante.', 'Rounded, friendly letters with a glossy finish.'],
  ['Letras arredondadas e simpáticas, com leve efeito 3D.', 'Rounded, friendly letters with a soft 3D effect.'],
  ['Letras arredondadas e simpáticas, com contorno definido.', 'Rounded, friendly letters with a clear outline.'],
]
const SOLEMN_SHAPE: InBoth = ['Letras suaves e legíveis.', 'Soft, legible letters.']

/** They can be read on white. */
const PALETTES: readonly InBoth[] = [
  ['rosa, lilás e azul-claro', 'pink, lilac and light blue'], ['coral, amarelo e turquesa', 'coral, yellow and turquoise'], ['verde, pêssego e azul', 'green, peach and blue'], ['tons alegres de rosa e roxo', 'cheerful pinks and purples'],
]
const SOLEMN_PALETTE: InBoth = ['azul-acinzentado e cinza, em tons legíveis', 'blue-grey and grey, in legible tones']

const ON_WHITE: InBoth = ['Centralizado em fundo branco liso, fácil de recortar.', 'Centered on a plain white background, easy to cut out.']

export function writeCuteFontPrompt({ text }: CuteFontRequest, random: Random): Prompt {
  const { words, theme, look, isMixed } = readLettering(text)
  if (ALPHABET.test(plain(text))) return alphabetFor(text, random)
  if (isMixed) return promptFor(words, random)
  const isQuiet = isSolemn(text)
  const isStyled = look !== null && STYLED.test(plain(look))
  if (look === null && theme === null && SOBER_TRADE.test(plain(text))) return signFor(words, random)
  return promptOf([
    sentence(['$1 com o texto $2, escrito exatamente assim, com acentos e maiúsculas.', '$1 of the text $2, spelled exactly as written, accents and capitals included.'], isStyled ? STYLED_KIND : random.pick(isQuiet ? SOLEMN_KINDS : KINDS), quoted(words)),
    ...isStyled ? [] : [isQuiet ? SOLEMN_SHAPE : random.pick(SHAPES)],
    ...look ? [sentence(['Siga este pedido: $1.', 'Follow this request, in Brazilian Portuguese: $1.'], quoted(look))] : [],
    ...look && !theme ? [] : [decorationOf(theme, text, random)],
    ...look && !namesColors(text) ? [] : [sentence(['Cores: $1.', 'Colors: $1.'], paletteFor(text, { isQuiet, theme }, random))],
    ...look || theme ? [] : [sentence(['Clima: $1.', 'Mood: $1.'], lookOf(text, random).mood)],
    look ? backgroundFor(look) : ON_WHITE,
    NOTHING_ELSE,
    random.pick(QUALITY),
  ])
}

function backgroundFor(request: string): InBoth {
  if (namesBackground(request)) return ['O fundo é o do pedido.', 'The background is the one of the request.']
  return WHITE.test(plain(request)) ? ['Centralizado em fundo liso, de cor que destaque as letras.', 'Centered on a plain background in a color that makes the letters stand out.'] : ON_WHITE
}

/** They could not be read on white. */
const WHITE = /(?<!preto e |preta e )\bbranc[oa]s?\b/

/** The letters are then as the owner wants them. */
const STYLED = /\b(?:letras?|fonte|lettering|estilo)\b/
const STYLED_KIND: InBoth = ['Letras', 'Lettering']
const NOTHING_ELSE: InBoth = ['Nada mais escrito, e todas as letras fáceis de ler.', 'Nothing else is written, and every letter is easy to read.']

/** Nothing cute would suit them. */
const SOBER_TRADE = /\b(?:barbearia|barber|barbeiro|oficina|mecanica|borracharia|serralheria|marcenaria|advoca\w+|contabil\w*|engenharia|eletric\w+|construc\w+|transportes?|fretes?|acougue|churrascaria|hamburgueria|tatuagem|tattoo)\b/
const signFor = (words: string, random: Random): Prompt => promptOf([
  sentence(['Letras de letreiro com o texto $1, escrito exatamente assim, com acentos e maiúsculas.', 'Sign lettering of the text $1, spelled exactly as written, accents and capitals included.'], quoted(words)),
  ['Traço firme e elegante, com poucas cores que combinem com o ofício, e no máximo um pequeno símbolo dele.', 'Bold, elegant strokes in a few colors that suit the trade, with at most one small symbol of it.'],
  ON_WHITE,
  NOTHING_ELSE,
  random.pick(QUALITY),
])

/** To be drawn, and not these words. */
const ALPHABET = /\balfabeto\b|\babecedario\b|\bletras? d[eo] a (?:a|ao|ate) z\b/
const alphabetFor = (request: string, random: Random): Prompt => promptOf([
  sentence(['Todas as letras do alfabeto, de A a Z, desenhadas conforme este pedido: $1.', 'All letters of the alphabet, from A to Z, drawn for this request in Brazilian Portuguese: $1.'], quoted(request)),
  ['Cada letra aparece uma vez, inteira e separada das outras, em ordem.', 'Each letter appears once, whole and apart from the others, in order.'],
  backgroundFor(request),
  random.pick(QUALITY),
])

/** If words and look cannot be separated reliably, the image tool gets the whole request and is told which part to write. */
const promptFor = (request: string, random: Random): Prompt => promptOf([
  sentence(['Letras desenhadas conforme este pedido: $1.', 'Lettering for this request, in Brazilian Portuguese: $1.'], quoted(request)),
  ['Escreva só o nome, a frase e os números que o pedido manda escrever, com acentos e maiúsculas.', 'Write only the name, the phrase and the numbers that the request wants written, with accents and capitals.'],
  ['O que ele diz sobre tema, cores e estilo mostra como desenhar e não é escrito.', 'What it says about theme, colors and style tells how to draw and is not written.'],
  backgroundFor(request),
  NOTHING_ELSE,
  random.pick(QUALITY),
])

function paletteFor(text: string, { isQuiet, theme }: { isQuiet: boolean; theme: string | null }, random: Random): InBoth {
  if (namesColors(text.replace(OF_BACKGROUND, ' ').replace(NAMED_ROSA, ' '))) return paletteOf(text)
  if (theme || ornamentsOf(text, random)) return THEME_COLORS
  return isQuiet ? SOLEMN_PALETTE : random.pick(PALETTES)
}

const THEME_COLORS: InBoth = ['as que combinam com a decoração', 'those that suit the decoration']
const OF_BACKGROUND = /\bfundo \p{L}+(?:-\p{L}+)?/giu
/** 'Rosa Maria' is no color, and 'Outubro Rosa' is one. */
const NAMED_ROSA = /(?<!Outubro )\bRosa\b/gu

function decorationOf(theme: string | null, text: string, random: Random): InBoth {
  if (!theme) return sentence(['Decoração: $1.', 'Decoration: $1.'], ornamentsOf(text, random) ?? random.pick(isSolemn(text) ? solemnOrnaments : neutralOrnaments))
  const known = ornamentsOf(theme, random)
  return sentence(['Decore as letras com o tema $1$2.', 'Decorate the letters with the theme $1 (in Brazilian Portuguese)$2.'], quoted(theme), known ? sentence([': $1', ': $1'], known) : '')
}

/** What is known to decorate the words in a text, up to two things; none where someone is mourned or worshipped. */
function ornamentsOf(text: string, random: Random): InBoth | null {
  if (isSolemn(text)) return null
  const [first, second] = ornaments.filter(([names]) => names.test(plain(text))).map(([, ...kinds]) => random.pick(kinds))
  return first && second ? [`${first[0]}, com ${second[0]}`, `${first[1]}, with ${second[1]}`] : first ?? null
}
