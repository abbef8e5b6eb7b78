import {
  browserSettings,
  count,
  loadConfig,
  modelSettings,
  orNothing,
  privateKey,
  publicKeys,
  redisSettings,
  serviceSettings,
} from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const price = orNothing(z.coerce.number().min(0).optional())

export const config = loadConfig({
  ...serviceSettings,
  ...redisSettings,
  ...browserSettings,
  ...modelSettings,
  VISITOR_PRIVATE_KEY: privateKey.describe("the key that signs visitors' cookies"),
  VISITOR_PUBLIC_KEYS: publicKeys.describe("the public keys of visitors' cookies"),
  OPENAI_API_KEY: orNothing(z.string().optional()).describe(
    'with a key or a base URL a model writes the texts, without either the built-in writer does',
  ),
  OPENAI_BASE_URL: orNothing(z.url().optional()).describe(
    "a server with an OpenAI-compatible API; one of one's own needs no key",
  ),
  OPENAI_MODEL: orNothing(z.string().default('gpt-4o-mini')).describe('the name of the model'),
  OPENAI_INPUT_PRICE: price.describe(
    'US dollars per million tokens sent, for the reported costs; by default 0.15, with a base URL 0',
  ),
  OPENAI_OUTPUT_PRICE: price.describe('US dollars per million tokens received; by default 0.6, with a base URL 0'),
  DOLLAR_RATE: orNothing(z.coerce.number().min(0).default(5.5)).describe(
    'Brazilian reais per US dollar, for the reported costs',
  ),
  MODEL_CALLS_PER_DAY: orNothing(count.default(5_000)).describe(
    'calls to the model that the whole service may make in a day',
  ),
  VISITOR_MODEL_CALLS_PER_DAY: orNothing(z.coerce.number().int().min(0).optional()).describe(
    'how many of `MODEL_CALLS_PER_DAY` visitors may use up, by default half; the rest is reserved for accounts',
  ),
  VISITOR_TEXTS_PER_MINUTE: orNothing(count.optional()).describe(
    'texts that one visitor may generate, by default 60, with a model 10; an address may generate twenty times as many, five times as many without cookies',
  ),
  VISITOR_TEXTS_PER_DAY: orNothing(count.optional()).describe(
    'texts that one visitor may generate in a day, by default 2000, with a model 100; the same holds for addresses',
  ),
  SHOW_AI_DEBUG: orNothing(z.stringbool().default(false)).describe(
    'whether ideas come with the request to the model and its cost',
  ),
})
