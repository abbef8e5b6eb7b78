import { browserSettings, count, loadConfig, orNothing, privateKey, publicKeys, redisSettings, serviceSettings } from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const price = (byDefault: number) => orNothing(z.coerce.number().min(0).default(byDefault))

export const config = loadConfig({
  ...serviceSettings,
  ...redisSettings,
  ...browserSettings,
  VISITOR_PRIVATE_KEY: privateKey,
  VISITOR_PUBLIC_KEYS: publicKeys,
  /** With a key a model writes, without one the built-in writer. */
  OPENAI_API_KEY: orNothing(z.string().optional()),
  OPENAI_BASE_URL: orNothing(z.url().optional()),
  OPENAI_MODEL: orNothing(z.string().default('gpt-4o-mini')),
  /** US dollars for a million tokens. */
  OPENAI_INPUT_PRICE: price(0.15),
  OPENAI_OUTPUT_PRICE: price(0.6),
  /** Brazilian reais for a US dollar. */
  DOLLAR_RATE: price(5.5),
  /** Calls of the model that the whole service may make in a day. */
  MODEL_CALLS_PER_DAY: orNothing(count.default(5_000)),
  /** Of these, what visitors may use up; half of them where it is not set. */
  VISITOR_MODEL_CALLS_PER_DAY: orNothing(z.coerce.number().int().min(0).optional()),
  /** What one visitor may generate; what is not set depends on who writes. */
  VISITOR_TEXTS_PER_MINUTE: orNothing(count.optional()),
  VISITOR_TEXTS_PER_DAY: orNothing(count.optional()),
  /** Whether ideas come with what the model was asked and what it cost. */
  SHOW_AI_DEBUG: orNothing(z.stringbool().default(false)),
})
