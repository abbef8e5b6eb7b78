import { readFileSync } from 'node:fs'
import { z } from '@atelie/contract/zod'
import { jwk, jwks, readKeySet, readPrivateKey } from './identity.ts'

/** Compose passes an unset variable on as an empty text. */
export const orNothing = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const named = orNothing(z.string().max(64).default('unknown'))

/** Settings of every process. */
export const commonSettings = {
  HOST: z.string().default('127.0.0.1').describe('the address the process listens on'),
  PORT: z.coerce.number().int().min(1).max(65535).describe('the port the process listens on'),
  TLS_FOLDER: orNothing(z.string().optional()).describe(
    'a folder with `tls.crt` and `tls.key`: all ports of the process then speak HTTPS. Others trust its authority by `NODE_EXTRA_CA_CERTS`',
  ),
  STOP_WITHIN_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(8_000)
    .describe('how long stopping may take, below the ten seconds that ops allow'),
  UNREADY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5_000)
    .default(0)
    .describe(
      'part of `STOP_WITHIN_MS`, in which a stopping process is unready but still takes calls: for Kubernetes and others that decide who gets calls',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('`debug`, `info`, `warn`, `error`, `fatal` or `silent`'),
  VERSION: named.describe('the version of this build, for the metric `build_info`'),
  GIT_COMMIT: named.describe('the commit of this build, for the same metric'),
  OTEL_EXPORTER_OTLP_ENDPOINT: orNothing(z.url().optional()).describe(
    "a collector of traces, such as `http://collector:4318`; the id of a trace is the request's. Without it there are none",
  ),
}

export type CommonConfig = z.output<z.ZodObject<typeof commonSettings>>

export const databaseUri = z.string().min(1)

/** For processes with a database of their own. */
export const databaseSettings = {
  ...commonSettings,
  MONGODB_URI: databaseUri.describe(
    'MongoDB as a replica set, encrypted with `tls=true`, with `transactionLifetimeLimitSeconds=10`: otherwise an account that a killed process was just changing takes no writes for a minute',
  ),
  PREPARE_DATABASE: z
    .stringbool()
    .default(true)
    .describe('creates indexes and migrates at the start; off in the images, where a job has done it before'),
}

export type DatabaseConfig = z.output<z.ZodObject<typeof databaseSettings>>

export const redisSettings = {
  REDIS_URL: z.string().min(1).describe('Redis with an append-only file; encrypted with `rediss://`'),
}

/** For processes with rate limits. */
export const rateLimitSettings = {
  RATE_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` for load tests and benchmarks, which come from one address'),
  PRODUCTION_IMAGE: z.stringbool().default(false).describe('set by the images, which refuse to start without limits'),
}

const publicUrl = z
  .url()
  .describe('the address that people type; decides how cookies are protected, and where links of quotes lead')

/** For processes that set or read cookies. */
export const browserSettings = {
  ...rateLimitSettings,
  PUBLIC_URL: publicUrl,
}

/** For the service that sends e-mail, and the gateway, which tells the screens whether it does. */
export const mailSettings = {
  MAIL_FROM: orNothing(z.email().optional()).describe(
    'the address that e-mail comes from, one that the server of `SMTP_URL` may use; without both no e-mail is offered',
  ),
}

export const serviceUrl = z.url().describe('the address of this service')

export const count = z.coerce.number().int().min(1)

/** For the service that asks a model and the gateway in front of it. */
export const modelSettings = {
  MODEL_TIMEOUT_SECONDS: orNothing(z.coerce.number().int().min(1).max(300).default(20)).describe(
    "how long a model may take to write a text, up to 300; one on one's own machine may need two minutes",
  ),
}

/** A JSON Web Key (set) as one line of JSON. */
const jsonText = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

export const privateKey = jsonText(jwk).transform(readPrivateKey)
export const publicKeys = jsonText(jwks).transform(readKeySet)

export const identityKey = privateKey.describe('the key that signs calls to services')
export const sessionKeys = publicKeys.describe('the public keys of session cookies')

/** For services called by the gateway or another service. */
export const serviceSettings = {
  ...databaseSettings,
  IDENTITY_PUBLIC_KEYS: publicKeys.describe('the public keys of the processes that may call this service'),
  CHECK_RESPONSES: z
    .stringbool()
    .default(false)
    .describe('whether a response that breaks the contract is a failure; on under `npm run dev`'),
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
    context.addIssue({
      code: 'custom',
      path: ['RATE_LIMITS'],
      message: 'off is for load tests, never for a production image',
    })
  }
}
