import { browserSettings, commonSettings, loadConfig, modelSettings, privateKey, publicKeys } from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const flag = (byDefault: boolean) => z.stringbool().default(byDefault)

export const config = loadConfig({
  ...commonSettings,
  ...browserSettings,
  ...modelSettings,
  ACCOUNT_CALLS_PER_SECOND: z.coerce.number().int().min(1).default(100),
  ACCOUNT_CALLS_AT_ONCE: z.coerce.number().int().min(1).default(500),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  /** Health checks have their own port, which cannot be reached from outside. */
  HEALTH_PORT: z.coerce.number().int().min(1).max(65535),
  AUTH_URL: z.url(), CRM_URL: z.url(), QUOTES_URL: z.url(), CASH_URL: z.url(), AI_URL: z.url(),
  /** Where the released front-ends are: a folder, or s3://bucket/prefix with the settings below. */
  FRONT_END_STORE: z.string().min(1),
  S3_ENDPOINT: z.string().optional(), S3_REGION: z.string().optional(), S3_ACCESS_KEY_ID: z.string().optional(), S3_SECRET_ACCESS_KEY: z.string().optional(), S3_PATH_STYLE: z.string().optional(),
  SESSION_PUBLIC_KEYS: publicKeys,
  IDENTITY_PRIVATE_KEY: privateKey,
  HOME_IS_PUBLIC: flag(false),
  CONTENT_IDEAS_IN_NAVIGATION: flag(true),
  CONTENT_IDEAS_DEBUG: flag(false),
  IMAGE_TOOL_URL: z.url().default('https://www.bing.com/images/create'),
})
