import { readFileSync } from 'node:fs'
import { z } from '@atelie/contract/zod'
import { jwk, jwks, readKeySet, readPrivateKey } from './identity.ts'

/** Compose passes an unset variable on as an empty text. */
export const orNothing = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? undefined : value), schema)

const named = orNothing(z.string().max(64).default('unknown'))

/** Settings of every process. */
export const commonSettings = {
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535),
  /** Below the ten seconds that ops allow. */
  STOP_WITHIN_MS: z.coerce.number().int().min(1).default(8_000),
  /** Part of the above. Needed where something else decides who gets calls, such as Kubernetes. */
  UNREADY_MS: z.coerce.number().int().min(0).max(5_000).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Which build this is, for the metrics. */
  VERSION: named,
  GIT_COMMIT: named,
  /** Where traces go, such as http://collector:4318. Without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: orNothing(z.url().optional()),
}

export type CommonConfig = z.output<z.ZodObject<typeof commonSettings>>

export const databaseUri = z.string().min(1)

/** For processes with a database of their own. */
export const databaseSettings = {
  ...commonSettings,
  MONGODB_URI: databaseUri,
  /** Off in the images, where a job has done it before. */
  PREPARE_DATABASE: z.stringbool().default(true),
}

export type DatabaseConfig = z.output<z.ZodObject<typeof databaseSettings>>

export const redisSettings = { REDIS_URL: z.string().min(1) }

/** For processes with rate limits. */
export const rateLimitSettings = {
  /** Off for load tests and benchmarks, which come from one address. */
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Set by the image: production must not start without limits. */
  PRODUCTION_IMAGE: z.stringbool().default(false),
}

/** For processes that set or read cookies. */
export const browserSettings = { ...rateLimitSettings, PUBLIC_URL: z.url() }

export const count = z.coerce.number().int().min(1)

/** How long a model may take to write, for the service that asks it and the gateway in front. One on one's own machine may need two minutes. */
export const modelSettings = { MODEL_TIMEOUT_SECONDS: orNothing(z.coerce.number().int().min(1).max(300).default(20)) }

/** A JSON Web Key (set) as one line of JSON. */
const jsonText = <S extends z.ZodType>(schema: S) =>
  z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  }).pipe(schema)

export const privateKey = jsonText(jwk).transform(readPrivateKey)
export const publicKeys = jsonText(jwks).transform(readKeySet)

/** For services called by the gateway or another service. */
export const serviceSettings = {
  ...databaseSettings,
  IDENTITY_PUBLIC_KEYS: publicKeys,
  /** Whether a response that breaks the contract is a failure; on in development. */
  CHECK_RESPONSES: z.stringbool().default(false),
}

/**
 * Reads settings from the environment, once, at the start. `NAME_FILE` is the path of a file with the value of `NAME`: a
 * secret in a file cannot be read by every child process, nor be found in the description of a container.
 * Ends the process with one line per invalid setting: a service with half its settings must not start.
 */
export function loadConfig<Shape extends z.ZodRawShape>(shape: Shape, env = process.env): z.output<z.ZodObject<Shape>> {
  const { values, faults } = readFiles(Object.keys(shape), env)
  const result = z.object(shape).superRefine(refuseUnlimitedImage).safeParse(values)
  if (result.success && faults.length === 0) return result.data
  const issues = result.error?.issues.map((issue) => `setting ${issue.path.join('.')}: ${issue.message}`) ?? []
  for (const line of [...faults, ...issues]) console.error(line)
  process.exit(1)
}

function readFiles(names: readonly string[], env: NodeJS.ProcessEnv): { values: NodeJS.ProcessEnv; faults: string[] } {
  const values = { ...env }
  const faults: string[] = []
  for (const name of names) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    if (env[name]) faults.push(`setting ${name}: give it or ${name}_FILE, not both`)
    try {
      values[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      faults.push(`setting ${name}_FILE: ${String(error)}`)
    }
  }
  return { values, faults }
}

function refuseUnlimitedImage(settings: object, context: z.RefinementCtx): void {
  const { RATE_LIMITS, PRODUCTION_IMAGE } = settings as { RATE_LIMITS?: string; PRODUCTION_IMAGE?: boolean }
  if (PRODUCTION_IMAGE && RATE_LIMITS === 'off') {
    context.addIssue({ code: 'custom', path: ['RATE_LIMITS'], message: 'off is for load tests, never for a production image' })
  }
}
