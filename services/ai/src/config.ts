import { browserSettings, count, loadConfig, orNothing, privateKey, publicKeys, redisSettings, serviceSettings } from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const price = (byDefault: number) => orNothing(z.coerce.number().min(0).default(byDefault))

export const config = loadConfig({
  ...serviceSettings,
  ...redisSettings,
  ...browserSettings,
  VISITOR_PRIVATE_KEY: privateKey,
  VISITOR_PUBLIC_KEYS: publicKeys,
  /** With a key a model writes, without one the built-in writer does. */
  OPENAI_API_KEY: orNothing(z.string().optional()),
  OPENAI_BASE_URL: orNothing(z.url().optional()),
  OPENAI_MODEL: orNothing(z.string().default('gpt-4o-mini')),
  /** US dollars per million tokens. */
  OPENAI_INPUT_PRICE: price(0.15),
  OPENAI_OUTPUT_PRICE: price(0.6),
  /** Brazilian reais per US dollar. */
  DOLLAR_RATE: price(5.5),
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
