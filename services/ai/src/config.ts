import { browserSettings, count, loadConfig, modelSettings, orNothing, privateKey, publicKeys, redisSettings, serviceSettings } from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const price = orNothing(z.coerce.number().min(0).optional())

export const config = loadConfig({
  ...serviceSettings,
  ...redisSettings,
  ...browserSettings,
  ...modelSettings,
  VISITOR_PRIVATE_KEY: privateKey,
  VISITOR_PUBLIC_KEYS: publicKeys,
  /** With a key or a base URL a model writes, without either the built-in writer does. */
  OPENAI_API_KEY: orNothing(z.string().optional()),
  /** A compatible server; one of one's own needs no key. */
  OPENAI_BASE_URL: orNothing(z.url().optional()),
  OPENAI_MODEL: orNothing(z.string().default('gpt-4o-mini')),
  /** US dollars per million tokens; by default those of gpt-4o-mini, with a base URL none. */
  OPENAI_INPUT_PRICE: price,
  OPENAI_OUTPUT_PRICE: price,
  /** Brazilian reais per US dollar. */
  DOLLAR_RATE: orNothing(z.coerce.number().min(0).default(5.5)),
  /** Calls to the model that the whole service may make in a day. */
  MODEL_CALLS_PER_DAY: orNothing(count.default(5_000)),
  /** How many of these visitors may use up; half of them by default. */
  VISITOR_MODEL_CALLS_PER_DAY: orNothing(z.coerce.number().int().min(0).optional()),
  /** What one visitor may generate; the default depends on whether a model writes. */
  VISITOR_TEXTS_PER_MINUTE: orNothing(count.optional()),
  VISITOR_TEXTS_PER_DAY: orNothing(count.optional()),
  /** Whether ideas come with the request to the model and its cost. */
  SHOW_AI_DEBUG: orNothing(z.stringbool().default(false)),
})
