import { z } from '@atelie/contract/zod'
import { APIError } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import {
  callsToAction,
  captionIntents,
  type CaptionRequest,
  captionStyles,
  captionWords,
  type ContentIdeasRequest,
  contentPurposes,
  type CuteFontRequest,
  type CuteImageRequest,
  type Idea,
  type StickerRequest,
} from '@atelie/contract/generators'
import { content } from '../content/content.ts'
import { captionFaults, ideaFaults, promptFaults } from '../rules/answer-rules.ts'
import type { Prompt } from '../rules/generator.ts'
import { plainLine } from '../rules/plain-text.ts'
import { briefFor } from '../writer/brief.ts'
import { readLettering } from '../rules/lettering.ts'

/** The answer of a model. */
export interface Reply {
  content: string
  /** Whether it did not come to its end. */
  isCut: boolean
}

/** One kind of text that a model writes. */
export interface Task<Request, Answer> {
  /** Includes a version, so that a log shows which prompt was in use. */
  name: string
  instructions: string
  answer: z.ZodType<Answer>
  /** The request as the model sees it: JSON in a separate message, so that nothing in it can pass for instructions. */
  data(request: Request): object
  /** The person's text, as the model sees it. */
  typed(request: Request): string[]
  /** Fixes slips that are not worth another request. */
  tidied?(answer: Answer): Answer
  /** In words that help the model fix its answer. */
  faults(request: Request, answer: Answer): string[]
}

/** How a model is made to write JSON. Not every server knows more than words. */
export type AnswerFormat = 'json_schema' | 'json_object' | 'words'

/** Formats to try when a server refuses one. */
export const simplerFormats: Record<AnswerFormat, AnswerFormat | undefined> = {
  json_schema: 'json_object',
  json_object: 'words',
  words: undefined,
}

/** The part of a request that depends on the format. */
export function inFormat(
  format: AnswerFormat,
  { name, answer }: Pick<Task<never, unknown>, 'name' | 'answer'>,
  messages: ChatCompletionMessageParam[],
): Pick<ChatCompletionCreateParamsNonStreaming, 'messages' | 'response_format'> {
  if (format === 'json_schema') return { messages, response_format: zodResponseFormat(answer, name) }
  const inWords = `Answer with nothing but one JSON object that matches this JSON Schema: ${schemaOf(answer)}`
  // Some models' templates take one system message only.
  const told = messages.map((message) =>
    message.role === 'system' ? { ...message, content: `${message.content as string}\n${inWords}` } : message,
  )
  return format === 'json_object' ? { messages: told, response_format: { type: 'json_object' } } : { messages: told }
}

/** The text for the model. */
export function schemaOf(answer: z.ZodType): string {
  const { $schema, ...schema } = z.toJSONSchema(answer)
  return JSON.stringify(schema)
}

/** Wordings of llama.cpp, Ollama, vLLM, LM Studio, servers on FastAPI and hosted ones. */
const REFUSAL = /response[_ ]format|schema|grammar|structured output|not supported/i

/** Some servers built on llama.cpp refuse with a 500. */
const REFUSING = new Set<unknown>([400, 422, 500])

/** Whether a server refused the format, and not what it was asked. */
export const isFormatRefusal = (error: unknown) =>
  error instanceof APIError && REFUSING.has(error.status) && REFUSAL.test(error.message)

const caption = z.object({ text: z.string(), hashtags: z.array(z.string()) })
const idea = z.object({ title: z.string(), description: z.string(), format: z.string(), cta: z.string() })
const ideas = z.object({ ideas: z.array(idea) })
const prompt = z.object({ prompt: z.string(), promptInEnglish: z.string() })

const { instructions: texts } = content.models

/** The instructions of a task for the model. */
const told = (task: Exclude<keyof typeof texts, 'data' | 'picture'>, ...before: readonly string[]) => ({
  name: texts[task].name,
  instructions: [...before, texts[task].text, texts.data].join('\n'),
})

export const captionTask: Task<CaptionRequest, z.output<typeof caption>> = {
  ...told('caption'),
  answer: caption,
  data: (request) => ({
    topic: plainLine(request.topic),
    ...briefFor(request),
    style: captionStyles[request.style],
    intent: captionIntents[request.intent],
    words: captionWords[request.size],
    callToAction: callsToAction[request.callToAction],
    emojis: request.includeEmojis,
    hashtags: request.includeHashtags ? request.maxHashtags : 0,
  }),
  typed: ({ topic }) => [plainLine(topic)],
  tidied: ({ text, hashtags }) => ({
    text,
    hashtags: hashtags.map((hashtag) => `#${hashtag.replace(/^[^\p{L}\p{N}_]+/u, '')}`),
  }),
  faults: captionFaults,
}

export const ideasTask: Task<ContentIdeasRequest, { ideas: Idea[] }> = {
  ...told('ideas'),
  answer: ideas,
  data: ({ craftType, contentPurpose, specificIdea }) => ({
    craftType: plainLine(craftType),
    purpose: contentPurposes[contentPurpose],
    specificIdea: specificIdea ? plainLine(specificIdea) : null,
    ...briefFor({ topic: specificIdea ?? craftType, intent: 'content' }),
  }),
  typed: ({ craftType, specificIdea }) => [plainLine(craftType), ...(specificIdea ? [plainLine(specificIdea)] : [])],
  faults: (_request, { ideas }) => ideaFaults(ideas),
}

const faultsInBoth = ({ prompt, promptInEnglish }: Prompt, words: readonly (string | null | undefined)[]) =>
  [prompt, promptInEnglish].flatMap((text) => promptFaults(text, words))

export const stickerTask: Task<StickerRequest, Prompt> = {
  ...told('sticker', texts.picture),
  answer: prompt,
  data: ({ description, text, options }) => ({
    description: plainLine(description),
    text: text ? plainLine(text) : null,
    options,
  }),
  typed: ({ description, text }) => [plainLine(description), ...(text ? [plainLine(text)] : [])],
  faults: ({ description, text }, given) => faultsInBoth(given, [description, text]),
}

export const cuteImageTask: Task<CuteImageRequest, Prompt> = {
  ...told('cuteImage', texts.picture),
  answer: prompt,
  data: ({ description, includeText }) => ({ description: plainLine(description), includeText }),
  typed: ({ description }) => [plainLine(description)],
  faults: ({ description }, given) => faultsInBoth(given, [description]),
}

export const cuteFontTask: Task<CuteFontRequest, Prompt> = {
  ...told('cuteFont', texts.picture),
  answer: prompt,
  data: ({ text }) => {
    const { words, theme, look, isMixed } = readLettering(text)
    return { text: words, theme, look, isMixed }
  },
  typed: ({ text }) => [plainLine(text), readLettering(text).words],
  faults: ({ text }, given) => {
    const { words, isMixed } = readLettering(text)
    return faultsInBoth(given, isMixed ? [] : [words])
  },
}
