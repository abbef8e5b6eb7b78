import { bareCalls } from './bare-calls.ts'
import { endpoint } from './endpoint.ts'
import { optionalLines, optionalText, requiredLines, requiredText } from './fields.ts'
import * as z from '@atelie/contract/schema'

/** Codes with the labels users read, in the order in which screens offer them. */
export const captionStyles = {
  professional: 'Profissional',
  casual: 'Casual',
  funny: 'Divertido',
  motivational: 'Motivacional',
} as const
export const captionSizes = {
  small: 'Pequeno (25 a 50 palavras)',
  medium: 'Médio (50 a 100 palavras)',
  large: 'Grande (100 a 150 palavras)',
} as const
export const captionIntents = { sale: 'Venda', content: 'Conteúdo' } as const
export const callsToAction = { comment: 'Comentário', direct: 'Direct', biolink: 'Link na Bio' } as const
export type CaptionStyle = keyof typeof captionStyles
export type CaptionSize = keyof typeof captionSizes
export type CaptionIntent = keyof typeof captionIntents
export type CallToAction = keyof typeof callsToAction

/** How many words a caption of a size has, hashtags not counted. */
export const captionWords: Record<CaptionSize, { min: number; max: number }> = {
  small: { min: 25, max: 50 },
  medium: { min: 50, max: 100 },
  large: { min: 100, max: 150 },
}

export const MAX_HASHTAGS = 30

const codesOf = <Code extends string>(labels: Record<Code, string>) => Object.keys(labels) as [Code, ...Code[]]
const yesOrNo = (message: string, byDefault: boolean) => z.withDefault(z.boolean({ error: message }), byDefault)
const hashtagsRule = `Use um número inteiro de hashtags, de 0 a ${MAX_HASHTAGS}.`

/** Asks for something different from last time: results cached for identical requests are then not used. Screens that have shown a result send it. */
export const another = z.optional(z.boolean({ error: 'Informe se quer outro resultado: Sim ou Não.' }))

export const captionBody = z.object({
  topic: requiredText('O tópico deve ter pelo menos 3 caracteres', { min: 3, max: 200 }),
  style: z.enum(codesOf(captionStyles), { error: 'Selecione um estilo' }),
  size: z.enum(codesOf(captionSizes), { error: 'Selecione um tamanho' }),
  intent: z.enum(codesOf(captionIntents), { error: 'Selecione uma intenção' }),
  callToAction: z.enum(codesOf(callsToAction), { error: 'Selecione uma chamada para ação' }),
  includeHashtags: yesOrNo('Informe se quer hashtags: Sim ou Não.', true),
  maxHashtags: z.withDefault(
    z.int({ error: hashtagsRule }).check(z.minimum(0, hashtagsRule), z.maximum(MAX_HASHTAGS, hashtagsRule)),
    5,
  ),
  includeEmojis: yesOrNo('Informe se quer emojis: Sim ou Não.', true),
  another,
})
export type CaptionRequest = z.output<typeof captionBody>

/** The initial values of the caption form. */
export const captionDefaults = {
  topic: '',
  style: 'professional',
  size: 'medium',
  intent: 'sale',
  callToAction: 'direct',
  includeHashtags: true,
  maxHashtags: 5,
  includeEmojis: true,
} as const satisfies z.input<typeof captionBody>

const optionRule = 'Opção inválida: use Sim ou Não.'

export const stickerBody = z.object({
  description: requiredLines('A descrição deve ter pelo menos 3 caracteres', { min: 3, max: 500 }),
  text: optionalText(80),
  options: z.prefault(
    z.object(
      {
        whiteBorder: yesOrNo(optionRule, true),
        shadow: yesOrNo(optionRule, true),
        darkBackground: yesOrNo(optionRule, true),
        bubbleText: yesOrNo(optionRule, true),
      },
      { error: 'Informe as opções do sticker.' },
    ),
    {},
  ),
  another,
})
export type StickerRequest = z.output<typeof stickerBody>

export const cuteImageBody = z.object({
  description: requiredLines('A descrição é obrigatória', { max: 500 }),
  includeText: yesOrNo(optionRule, false),
  another,
})
export type CuteImageRequest = z.output<typeof cuteImageBody>

export const cuteFontBody = z.object({ text: requiredText('O texto é obrigatório', { max: 100 }), another })
export type CuteFontRequest = z.output<typeof cuteFontBody>

/** Shown as a toast, and under the field. */
export const craftTypeRequired = { title: 'Campo obrigatório', message: 'Por favor, informe seu nicho artesanal.' }
const craftType = requiredText(craftTypeRequired.message, { max: 80 })

export const contentPurposes = {
  produto_novo: 'Produto novo',
  bastidores: 'Bastidores',
  promocao: 'Promoção',
  dica: 'Dica',
  inspiracional: 'Inspiracional',
  surpresa: 'Surpresa',
} as const
export type ContentPurpose = keyof typeof contentPurposes

const purposeCodes = codesOf(contentPurposes)
const purposeLabels = Object.values(contentPurposes)

/** The label, as screens send it, or the code; the code once parsed. */
const contentPurpose = z.pipe(
  z.enum([...purposeCodes, ...purposeLabels], { error: 'Selecione o objetivo do conteúdo' }),
  z.transform((given) => purposeCodes.find((code) => code === given || contentPurposes[code] === given)!),
)

export const contentIdeasBody = z.object({ craftType, contentPurpose, specificIdea: optionalLines(500), another })
export type ContentIdeasRequest = z.output<typeof contentIdeasBody>

export const craftTypeBody = z.object({ craftType })

/** In seconds. */
const generationTime = z.number()
/** The built-in writer, or a model. */
const writtenBy = z.enum(['writer', 'model'])
export type WrittenBy = z.output<typeof writtenBy>

/** Whether a text was written without knowing anything about its topic: its owner should read it before she posts it. */
const isDraft = z.boolean()

const prompt = z.object({
  /** In Portuguese, with the visitor's own words in quotes. */
  prompt: z.string(),
  /** The same in English, which some image tools understand better. */
  promptInEnglish: z.string(),
  writtenBy,
  generationTime,
})
export type GeneratedPrompt = z.output<typeof prompt>

const caption = z.object({
  text: z.string(),
  hashtags: z.array(z.string()),
  isDraft,
  writtenBy,
  generationTime,
})
export type Caption = z.output<typeof caption>

const idea = z.object({
  title: z.string(),
  description: z.string(),
  /** The photo suggestion. */
  format: z.string(),
  /** The call to action. */
  cta: z.string(),
})
export type Idea = z.output<typeof idea>

const apiCost = z.object({
  custoBRL: z.number(),
  custoUSD: z.object({ total: z.number() }),
  /** In seconds. */
  tempoResposta: z.number(),
  tokensEstimados: z.object({ total: z.int(), input: z.int(), output: z.int() }),
})
export type ApiCost = z.output<typeof apiCost>

const contentIdeas = z.object({
  ideas: z.array(idea),
  error: z.nullable(z.string()),
  specificIdea: z.nullable(z.string()),
  /** The label. */
  contentPurpose: z.string(),
  isDraft,
  writtenBy,
  /** These three are present only if the service is configured to show them. */
  openaiRequestRaw: z.optional(z.unknown()),
  openaiResponseRaw: z.optional(z.unknown()),
  debug: z.optional(z.object({ custoAPI: apiCost })),
})
export type ContentIdeas = z.output<typeof contentIdeas>

export const generatorMessages = {
  tooMany: (seconds: number) =>
    `Você já gerou muitos conteúdos em pouco tempo. Tente novamente em ${waitingTime(seconds)}.`,
  tooManyHere: (seconds: number) =>
    `Muitos conteúdos foram gerados a partir da sua rede. Tente novamente em ${waitingTime(seconds)}.`,
  visitorsCeiling: (seconds: number) =>
    `Os textos gratuitos de hoje para quem não tem conta acabaram. Entre na sua conta para continuar ou tente novamente em ${waitingTime(seconds)}.`,
  dailyCeiling: (seconds: number) =>
    `O gerador atingiu o limite de uso do dia. Tente novamente em ${waitingTime(seconds)}.`,
  busy: 'O gerador está muito ocupado no momento. Tente novamente em instantes.',
  slow: 'O gerador demorou demais para responder. Tente novamente em instantes.',
  noAccess: 'O gerador não pode escrever agora: a chave de acesso dele foi recusada. Avise quem cuida do sistema.',
  noCredit: 'O gerador não pode escrever agora: os créditos dele acabaram. Avise quem cuida do sistema.',
  failed: 'O gerador não conseguiu responder. Tente novamente em instantes.',
  unusable: 'O gerador não encontrou um bom resultado desta vez. Tente novamente ou mude o texto.',
  refused: 'O gerador não pôde atender a este pedido. Mude o texto e tente novamente.',
}

/** '40 segundos', '1 minuto', '3 horas': rounded up, so that waiting that long is enough. */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'segundo')
  if (seconds < 60 * 60) return counted(Math.ceil(seconds / 60), 'minuto')
  return counted(Math.ceil(seconds / 3600), 'hora')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

export const generateCaption = endpoint({
  method: 'POST',
  path: '/api/caption/generate',
  access: 'public',
  body: captionBody,
  status: 200,
  response: caption,
})
export const generateSticker = endpoint({
  method: 'POST',
  path: '/api/sticker/generate',
  access: 'public',
  body: stickerBody,
  status: 200,
  response: prompt,
})
export const generateCuteImage = endpoint({
  method: 'POST',
  path: '/api/cute-image/generate',
  access: 'public',
  body: cuteImageBody,
  status: 200,
  response: prompt,
})
export const generateCuteFont = endpoint({
  method: 'POST',
  path: '/api/cute-font/generate',
  access: 'public',
  body: cuteFontBody,
  status: 200,
  response: prompt,
})
export const getCraftType = endpoint({
  ...bareCalls.getCraftType,
  response: z.object({ craftType: z.nullable(z.string()) }),
})
export const saveCraftType = endpoint({
  method: 'POST',
  path: '/api/content-ideas/save-craft',
  access: 'public',
  refusesEndedSession: true,
  body: craftTypeBody,
  status: 200,
  response: z.object({ craftType: z.string() }),
})
export const generateContentIdeas = endpoint({
  method: 'POST',
  path: '/api/content-ideas/generate',
  access: 'public',
  body: contentIdeasBody,
  status: 200,
  response: contentIdeas,
})
