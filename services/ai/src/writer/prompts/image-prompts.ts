import type { CuteImageRequest, StickerRequest } from '@atelie/contract/generators'
import type { Prompt } from '../../rules/generator.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { isSolemn, lookOf, namesBackground, promptOf, QUALITY, quoted, sentence, type InBoth } from './looks.ts'

/** In Portuguese there is nothing to explain. */
const subject = (text: string) => sentence(['$1.', '$1 (described in Brazilian Portuguese: draw what it says).'], quoted(text))

const STICKERS: readonly InBoth[] = [
  ['Um sticker fofo em estilo kawaii', 'A cute kawaii die-cut sticker'], ['Um sticker encantador, em estilo de desenho fofo', 'An adorable sticker in cute cartoon style'], ['Um sticker em estilo chibi', 'A sticker in chibi style'],
]
const SOLEMN_STICKERS: readonly InBoth[] = [['Um sticker delicado', 'A delicate die-cut sticker'], ['Um sticker simples, de traço suave', 'A simple, gentle sticker illustration']]

const LOGO = /\b(?:logo|logotipo|logomarca)\b/
const A_LOGO: InBoth = ['Um sticker-logotipo delicado', 'A delicate logo sticker']

export function writeStickerPrompt({ description, text, options }: StickerRequest, random: Random): Prompt {
  const all = `${description} ${text ?? ''}`
  const { mood, palette } = lookOf(all, random)
  const isQuiet = isSolemn(all)
  return promptOf([
    sentence(['$1: $2', '$1 of $2'], LOGO.test(plain(description)) ? A_LOGO : random.pick(isQuiet ? SOLEMN_STICKERS : STICKERS), subject(description)),
    sentence(['Visual $1, com formas simples e arredondadas. Cores: $2.', 'Look: $1, with simple, rounded shapes. Colors: $2.'], mood, palette),
    text
      ? sentence(['Inclua o texto $1, escrito exatamente assim, com acentos, $2, fácil de ler.', 'Include the text $1 exactly as written, with its accents, $2, easy to read.'], quoted(text), lettering(options.bubbleText && !/\bsem balao\b/.test(plain(description)), isQuiet || LOGO.test(plain(description))))
      : noTextBut(description),
    /\bborda \p{L}+/iu.test(description) ? ['A borda é a da descrição.', 'The border is the one that is described.'] : options.whiteBorder ? ['Borda branca grossa e regular em toda a volta, no formato do recorte.', 'A thick, even white die-cut border all around.'] : ['Sem borda em volta da figura.', 'No border around the figure.'],
    options.shadow ? ['Sombra suave sob a borda.', 'A soft drop shadow under the border.'] : ['Sem sombra.', 'No drop shadow.'],
    backgroundOf(description, options.darkBackground),
    ['Centralizado, sem cortar nada.', 'Centered, nothing cut off.'],
    random.pick(QUALITY),
  ])
}

/** A number or a name may be part of the picture. */
const noTextBut = (description: string): InBoth => (/\b(?:numero|letras?|escrit\w+|nome|frase|palavra)\b|\d/.test(plain(description)) ? ['Sem nenhum texto além do que a descrição pede.', 'No text except what the description asks for.'] : NO_TEXT)

const NO_TEXT: InBoth = ['Sem texto, sem letras, sem marca-d\'água.', 'No text, no letters, no watermark.']

function backgroundOf(description: string, isDark: boolean): InBoth {
  if (namesBackground(description)) return ['O fundo é o da descrição.', 'The background is the one that is described.']
  return isDark ? ['Fundo escuro liso, que destaque a figura.', 'On a plain dark background that makes it stand out.'] : ['Fundo branco liso.', 'On a plain white background.']
}

/** No speech balloon where someone is mourned. */
function lettering(isBubble: boolean, isQuiet: boolean): InBoth {
  if (isQuiet) return ['em letras pequenas e simples, abaixo da figura', 'in small, simple letters below the figure']
  return isBubble ? ['dentro de um balão de fala ao lado da figura', 'inside a speech balloon beside the figure'] : ['em letras simples, desenhadas à mão, sem balão de fala', 'in simple hand-drawn letters without a speech balloon']
}

const IMAGES: readonly InBoth[] = [
  ['Uma ilustração digital fofa', 'A cute digital illustration'], ['Uma ilustração encantadora, de livro infantil', 'A charming storybook illustration'], ['Uma aquarela suave e delicada', 'A soft, tender watercolor illustration'],
['Uma ilustração delicada em guache', 'A gentle gouache illustration'],
]
const SOLEMN_IMAGES: readonly InBoth[] = [['Uma aquarela delicada e tranquila', 'A delicate, quiet watercolor illustration'], ['Uma ilustração em guache, delicada e tranquila', 'A delicate, quiet gouache illustration']]
const COLORING = /\b(?:colorir|pra pintar|para pintar|preto e branco|sem cor(?:es)?|so contornos?|line ?art)\b/
/** They have their own light and surroundings. */
const SCENE = /\b(?:moldura|convite|centro vazio|noite|lua|luar|madrugada|por do sol|nascer do sol|praia|mar|rio|cachoeira|floresta|mata|piscina|fogueira|cidade|rua|praca|paisagem|campo|fazenda|sitio|neve|chuva|cozinha|quarto|sala|varanda|janela|jardim|quintal|festa|arraial|mesa d|igreja|escola|feira|loja|atelie|espaco|ceu)\b/

/** A sheet that repeats has no center. */
const PATTERN = /\b(?:papel digital|estampa|padronagem|padrao|fundo de tela|textura)\b/

const coloringPage = (description: string): Prompt => promptOf([
  sentence(['Desenho para colorir: $1', 'A coloring page of $1'], subject(description)),
  ['Só contornos pretos e limpos, em fundo branco, sem cor, sem cinza e sem sombreado.', 'Clean black outlines only, on a white background, without color, grey or shading.'],
  noTextBut(description),
  ['Traços simples, com espaços fáceis de pintar.', 'Simple lines, with spaces that are easy to color.'],
])

const LIGHTS: readonly InBoth[] = [['Luz natural suave', 'Soft natural light'], ['Luz quente da manhã', 'Warm morning light'], ['Luz difusa de estúdio', 'Soft, diffused studio light']]
const BACKGROUNDS: readonly InBoth[] = [
  ['fundo simples com pequenas flores', 'a simple background with little flowers'], ['fundo simples com nuvens suaves', 'a simple background with soft clouds'], ['fundo liso em tom pastel', 'a plain pastel background'],
  ['fundo levemente desfocado', 'a softly blurred background'],
]
const SOLEMN_BACKGROUNDS: readonly InBoth[] = [['fundo liso em tons claros', 'a plain background in pale tones'], ['fundo desfocado em tons claros', 'a softly blurred background in pale tones']]
const COMPOSITIONS: readonly InBoth[] = [['composição quadrada', 'square composition'], ['composição centralizada', 'centered composition'], ['enquadramento próximo', 'a close point of view']]

export function writeCuteImagePrompt({ description, includeText }: CuteImageRequest, random: Random): Prompt {
  if (COLORING.test(plain(description))) return coloringPage(description)
  const { mood, palette } = lookOf(description, random)
  const isQuiet = isSolemn(description)
  const background: InBoth = namesBackground(description) ? ['o fundo da descrição', 'the background that is described'] : random.pick(isQuiet ? SOLEMN_BACKGROUNDS : BACKGROUNDS)
  return promptOf([
    sentence(['$1: $2', '$1 of $2'], random.pick(isQuiet ? SOLEMN_IMAGES : IMAGES), subject(description)),
    sentence(['Clima: $1. Cores: $2.', 'Mood: $1. Colors: $2.'], mood, palette),
    PATTERN.test(plain(description)) ? ['Estampa repetida e sem emendas, que preenche toda a imagem.', 'A seamless repeating pattern that fills the whole image.'] : SCENE.test(plain(description)) ? ['Luz, fundo e enquadramento de acordo com a cena descrita.', 'Light, background and framing that suit the described scene.'] : sentence(['$1, $2, $3.', '$1, $2, $3.'], random.pick(LIGHTS), background, random.pick(COMPOSITIONS)),
    includeText
      ? sentence(['Escreva $1 na imagem, exatamente assim, com acentos, em letras arredondadas.', 'Write $1 in the picture exactly as given, with its accents, in soft rounded letters.'], quoted(description))
      : noTextBut(description),
    random.pick(QUALITY),
  ])
}
