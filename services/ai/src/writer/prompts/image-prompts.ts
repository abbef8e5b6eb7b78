import type { CuteImageRequest, StickerRequest } from '@atelie/contract/generators'
import type { Prompt } from '../../rules/generator.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { SORROW } from '../topics/words.ts'
import { isSolemn, lookOf, namesBackground, namesColors, paletteOf, PLAIN_QUALITY, promptOf, QUALITY, quoted, sentence, subjectFor, type InBoth } from './looks.ts'

/** In Portuguese there is nothing to explain. */
const subject = (text: string) => sentence(['$1.', '$1 (described in Brazilian Portuguese: draw what it says).'], quoted(text))

/** From here on people describe a whole picture. */
const MANY_WORDS = 6

const STICKERS: readonly InBoth[] = [
  ['Um sticker fofo em estilo kawaii', 'A cute kawaii sticker'], ['Um sticker encantador, em estilo de desenho fofo', 'An adorable sticker in cute cartoon style'], ['Um sticker em estilo chibi', 'A sticker in chibi style'],
]
const SOLEMN_STICKERS: readonly InBoth[] = [['Um sticker delicado', 'A delicate sticker'], ['Um sticker simples, de traço suave', 'A simple, gentle sticker illustration']]

const LOGO = /\b(?:logo|logotipo|logomarca)\b/
const A_STICKER: InBoth = ['Um sticker', 'A sticker']
const A_LOGO: InBoth = ['Um sticker de logotipo', 'A logo sticker']
const SEVERAL = /\b(?:\d+|dois|duas|tres|quatro|cinco|seis|varios|varias|cartela|kit|pacote|folha)(?: d[eo])? (?:figurinhas?|stickers?|adesivos?)\b/
const A_SHEET: InBoth = ['Uma cartela de stickers separados', 'A sheet of separate stickers']

export function writeStickerPrompt({ description, text, options }: StickerRequest, random: Random): Prompt {
  const said = plain(description)
  const all = `${description} ${text ?? ''}`
  const { mood, palette } = lookOf(all, random)
  const isQuiet = isSolemn(all)
  return promptOf([
    sentence(['$1: $2', '$1 of $2'], kindOfSticker(said, isQuiet, random), subject(description)),
    ...subjectFor(description, random),
    ...GLUED.test(said) ? [ONLY_THE_STICKER] : [],
    sentence(['Visual $1. Cores: $2.', 'Look: $1. Colors: $2.'], isMoody(said) ? AS_DESCRIBED : sentence(['$1, com formas simples e arredondadas', '$1, with simple, rounded shapes'], mood), palette),
    text
      ? sentence(['Inclua o texto $1, escrito exatamente assim, com acentos, $2, fácil de ler.', 'Include the text $1 exactly as written, with its accents, $2, easy to read.'], quoted(text), lettering({ isBubble: options.bubbleText && !/\bsem balao\b/.test(said), isQuiet: SORROW.test(plain(all)), isLogo: LOGO.test(said) }))
      : NO_OTHER_TEXT,
    borderOf(description, options.whiteBorder),
    options.shadow ? ['Sombra suave por baixo.', 'A soft drop shadow underneath.'] : ['Sem sombra.', 'No drop shadow.'],
    backgroundOf(description, options.darkBackground),
    SEVERAL.test(said) ? ['Nada fica cortado.', 'Nothing is cut off.'] : ['Centralizado, sem cortar nada.', 'Centered, nothing cut off.'],
    random.pick(QUALITY),
  ])
}

/** 'Para colar em garrafa preta'. */
const GLUED = /\b(?:para|pra|p\/?) (?:colar|grudar|por|colocar|usar|botar) (?:em|na|no|nas|nos)\b/
const ONLY_THE_STICKER: InBoth = ['É só o sticker: aquilo em que ele será colado não aparece.', 'It is only the sticker: what it will be put on is not shown.']

function kindOfSticker(said: string, isQuiet: boolean, random: Random): InBoth {
  if (LOGO.test(said)) return A_LOGO
  if (SEVERAL.test(said)) return A_SHEET
  return isMoody(said) ? A_STICKER : random.pick(isQuiet ? SOLEMN_STICKERS : STICKERS)
}

/** Who tells much, or how somebody feels, has said what it looks like. */
const isMoody = (said: string) => said.split(' ').length >= MANY_WORDS || FEELING.test(said)
const FEELING = /\b(?:brav\w+|chor\w+|trist\w+|assust\w+|seri[ao]s?|zangad\w+|nervos\w+|com raiva|cansad\w+|terror|assombr\w+|realista|kawaii|chibi|cartum|cartoon|anime|aquarela|vintage|retro|minimalista|gourmet|elegante|mexican[ao]|gotic[ao]|caveira|rock|logo\w*)\b/
const AS_DESCRIBED: InBoth = ['de acordo com a descrição', 'as described']

/** 'Contorno preto, sem borda branca' has one. */
const OWN_BORDER = /(?<!\bsem )\b(?:borda|contorno) (?:preta?o?|dourad[ao]|colorid[ao]|rosa|azul|verde|vermelh[ao]|amarel[ao]|prata|pratead[ao]|rox[ao]|lilas|gross[ao]|fin[ao])\b/
/** The owner's own comes before the option. */
function borderOf(description: string, isWhite: boolean): InBoth {
  const said = plain(description)
  if (OWN_BORDER.test(said)) return BORDER_AS_DESCRIBED
  if (/\bsem (?:borda|contorno)\b/.test(said)) return NO_BORDER
  if (/\bborda \p{L}+/iu.test(description)) return BORDER_AS_DESCRIBED
  return isWhite ? WHITE_BORDER : NO_BORDER
}

const BORDER_AS_DESCRIBED: InBoth = ['A borda é a da descrição.', 'The border is the one that is described.']
const WHITE_BORDER: InBoth = ['Borda branca grossa e regular em toda a volta, no formato do recorte.', 'A thick, even white die-cut border all around.']
const NO_BORDER: InBoth = ['Sem borda em volta da figura.', 'No border around the figure.']

/** 'Com espaço para eu colocar o nome depois'. */
const ADDED_LATER = /\bespaco\b.*\b(?:nome|texto|frase|foto)\b|\b(?:nome|texto|frase)\b.*\bdepois\b/
/** A number, a name or a phrase may be part of the picture. */
const NO_OTHER_TEXT: InBoth = ['Sem nenhum texto além do que a descrição pede.', 'No text except what the description asks for.']
const noTextBut = (description: string): InBoth => (!ADDED_LATER.test(plain(description)) && /\b(?:numero|letras?|(?<!nada |nao |sem )escrit\w+|nome|frase|palavra)\b/.test(plain(description)) ? NO_OTHER_TEXT : NO_TEXT)

const NO_TEXT: InBoth = ['Sem texto, sem letras, sem marca-d\'água.', 'No text, no letters, no watermark.']

function backgroundOf(description: string, isDark: boolean): InBoth {
  if (WITHOUT_BACKGROUND.test(plain(description))) return TRANSPARENT
  if (namesBackground(description)) return BACKGROUND_AS_DESCRIBED
  if (PLACE.test(plain(description))) return isDark ? ['O fundo é o da descrição, em tons escuros.', 'The background is the one that is described, in dark tones.'] : BACKGROUND_AS_DESCRIBED
  return isDark ? ['Fundo escuro liso, que destaque a figura.', 'On a plain dark background that makes it stand out.'] : ['Fundo branco liso.', 'On a plain white background.']
}

const BACKGROUND_AS_DESCRIBED: InBoth = ['O fundo é o da descrição.', 'The background is the one that is described.']
const WITHOUT_BACKGROUND = /\bsem fundo\b|\btransparente\b|\bpng\b/
const TRANSPARENT: InBoth = ['Fundo transparente.', 'Transparent background.']

/** No speech balloon where someone is mourned. */
function lettering({ isBubble, isQuiet, isLogo }: { isBubble: boolean; isQuiet: boolean; isLogo: boolean }): InBoth {
  if (isLogo) return ['em letras grandes, como parte do logotipo', 'in large letters, as part of the logo']
  if (isQuiet) return ['em letras pequenas e simples, abaixo da figura', 'in small, simple letters below the figure']
  return isBubble ? ['dentro de um balão de fala ao lado da figura', 'inside a speech balloon beside the figure'] : ['em letras simples, desenhadas à mão, sem balão de fala', 'in simple hand-drawn letters without a speech balloon']
}

const IMAGES: readonly InBoth[] = [
  ['Uma ilustração digital fofa', 'A cute digital illustration'], ['Uma ilustração encantadora, de livro infantil', 'A charming storybook illustration'], ['Uma aquarela suave e delicada', 'A soft, tender watercolor illustration'],
['Uma ilustração suave em guache', 'A soft gouache illustration'],
]
const SOLEMN_IMAGES: readonly InBoth[] = [['Uma aquarela delicada', 'A delicate watercolor illustration'], ['Uma ilustração delicada em guache', 'A gentle gouache illustration']]
const COLORING = /\b(?:colorir|pra pintar|para pintar|sem cor(?:es)?|so contornos?|line ?art)\b/
/** They have their own light and surroundings. */
const SCENE = /\b(?:moldura|convite|centro vazio|noite|lua|luar|madrugada|por do sol|nascer do sol|praia|mar|rio|cachoeira|floresta|mata|piscina|fogueira|cidade|rua|praca|paisagem|campo|fazenda|sitio|neve|chuva|cozinha|quarto|sala|varanda|janela|jardim|quintal|festa|arraial|mesa d|igreja|escola|feira|loja|atelie|espaco|ceu)\b/

/** 'Loja de açaí' and 'chapéu de festa' are no surroundings, 'na loja' and 'numa festa' are. */
const PLACE = new RegExp(String.raw`\b(?:em|n[oa]s?|num|numa|sob|sobre|embaixo d[aeo]) (?:\p{L}+ )?${SCENE.source}|\bcentro vazio\b|\bmoldura\b`, 'u')

/** A sheet that repeats has no center. */
const PATTERN = /\b(?:papel digital|estampa(?! (?:de|para|pra|p\/?) (?:camis|canec|chinel|body|bone|ecobag|avental|azulejo))|padronagem|padrao|fundo de tela|textura)\b/

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
  const said = plain(description)
  if (COLORING.test(said)) return coloringPage(description)
  return promptOf([
    sentence(['$1: $2', '$1 of $2'], kindOfImage(description, random), subject(description)),
    ...subjectFor(description, random),
    ...isTold(said) ? asTold(description) : surroundings(description, random),
    ...PATTERN.test(said) && !includeText ? [SEAMLESS] : [],
    ...PRINTED_ON.test(said) ? [ONLY_THE_PRINT] : [],
    ...CUT_OUT.test(said) && !namesBackground(description) ? [EASY_TO_CUT] : [],
    includeText ? TEXT_OF_REQUEST : noTextBut(description),
    isTold(said) ? PLAIN_QUALITY : random.pick(QUALITY),
  ])
}

function kindOfImage(description: string, random: Random): InBoth {
  const said = plain(description)
  if (OF_ITS_OWN.test(said)) return A_PICTURE
  if (PATTERN.test(said)) return A_PATTERN
  if (isSolemn(description)) return random.pick(SOLEMN_IMAGES)
  if (TOUGH.test(said)) return A_DRAWING
  return isTold(said) ? A_CUTE_DRAWING : random.pick(IMAGES)
}

const A_PATTERN: InBoth = ['Uma estampa digital', 'A digital pattern']
/** Who tells much has a technique in mind. */
const A_CUTE_DRAWING: InBoth = ['Uma ilustração digital fofa', 'A cute digital illustration']
/** Nothing cute is wanted here. */
const TOUGH = /\b(?:corrida|maratona|moto|motos|motoclube|academia|musculacao|crossfit|treino|rock|caveira|boxe|jiu|muay|caminhao|caminhoneiro|pescador|pescaria|cerveja|churrasco|barbearia|oficina|skate|grafite)\b/
const A_DRAWING: InBoth = ['Uma ilustração digital', 'A digital illustration']

/** The owner says what kind of picture it is, which may be no drawing. */
const OF_ITS_OWN = /\b(?:foto|fotos|fotografia|realista|realismo|banner|cartaz|poster|flyer|panfleto|folder|cartao|logo|logotipo|logomarca|convite|etiqueta|rotulo|mockup|aquarela|desenho|ilustracao|pintura|guache|oleo sobre tela|3d|pixar|disney|anime|manga|pixel art|cartoon|caricatura|mascote|icone|papel de parede|moldura|tag|embalagem|story|stories|capa d[eo]|arte para|estampa (?:de|para|pra|p\/?)|estilo|luz natural|flat lay|kits? (?:de|com) \d)\b/
const A_PICTURE: InBoth = ['Uma imagem conforme este pedido', 'A picture']
/** 'Gatinho astronauta para caneca': the thing is not to be drawn. */
const PRINTED_ON = /\b(?:para|pra|p\/?) (?:(?:a|o|as|os|um|uma|minhas?|meus?|usar|colocar|por|estampar|imprimir|sublimar|fazer|na|nas|no|nos|em) )*(?:canecas?|camisetas?|camisas?|blusas?|chinelos?|almofadas?|ecobags?|azulejos?|garrafas?|garrafinhas?|squeezes?|copos?|mouse ?pads?|sublimacao)\b|\b(?:arte|estampa) (?:de|da) (?:caneca|camiseta|camisa|blusa)s?\b|\b(?:topos? de bolo|toppers?|pain(?:el|eis)|capas? d[eo]|totens|totem|rotulos?|etiquetas?|tags?)\b/
const ONLY_THE_PRINT: InBoth = ['É só o desenho que será impresso: o objeto não aparece.', 'It is only the artwork to be printed: the object itself is not shown.']
const CUT_OUT = /\b(?:topos? de bolo|toppers?|apliques?)\b/
const EASY_TO_CUT: InBoth = ['Fundo branco liso, fácil de recortar.', 'A plain white background, easy to cut out.']
const SEAMLESS: InBoth = ['Estampa repetida e sem emendas, que preenche toda a imagem.', 'A seamless repeating pattern that fills the whole image.']
const TEXT_OF_REQUEST: InBoth = [
  'Escreva na imagem só o que a descrição diz às pessoas, com acentos: frase, nome, data, horário, lugar, contato, oferta; o que descreve o desenho não é escrito. Se ela não der nenhum texto, escreva uma frase curta em português que combine.',
  'Write in the picture only what the description tells people, in Portuguese and with accents: phrase, name, date, time, place, contact, offer; what describes the drawing is not written. If it gives no text, write a short fitting phrase in Portuguese.',
]

const isTold = (said: string) => said.split(' ').length >= MANY_WORDS || SCENE.test(said) || PATTERN.test(said) || OF_ITS_OWN.test(said) || TOUGH.test(said)

/** The more the owner tells, the less there is to add, and all of it could contradict her. */
const asTold = (description: string): readonly InBoth[] => [
  ...namesColors(description) ? [sentence(['Cores: $1.', 'Colors: $1.'], paletteOf(description))] : [],
  ...WITHOUT_BACKGROUND.test(plain(description))
    ? [['Figura isolada, com luz e clima de acordo com a descrição.', 'An isolated figure, with light and mood that suit the description.'] as const, TRANSPARENT]
    : [['Luz, fundo, clima e enquadramento de acordo com a cena descrita.', 'Light, background, mood and framing that suit the described scene.'] as const],
]

function surroundings(description: string, random: Random): readonly InBoth[] {
  const { mood, palette } = lookOf(description, random)
  const background: InBoth = namesBackground(description) ? ['o fundo da descrição', 'the background that is described'] : random.pick(isSolemn(description) ? SOLEMN_BACKGROUNDS : BACKGROUNDS)
  return [
    sentence(['Clima: $1. Cores: $2.', 'Mood: $1. Colors: $2.'], mood, palette),
    sentence(['$1, $2, $3.', '$1, $2, $3.'], random.pick(LIGHTS), background, random.pick(COMPOSITIONS)),
  ]
}
