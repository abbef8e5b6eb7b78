import {
  browserSettings,
  commonSettings,
  identityKey,
  loadConfig,
  mailSettings,
  modelSettings,
  serviceUrl,
  sessionKeys,
} from '@atelie/service-kit/config'
import { serviceNames, type ServiceName } from '@atelie/contract/registry'
import { z } from '@atelie/contract/zod'

/** The setting that has the address of a service. */
const urlSetting = (name: ServiceName) => `${name.toUpperCase() as Uppercase<ServiceName>}_URL` as const
const serviceUrls = Object.fromEntries(serviceNames.map((name) => [urlSetting(name), serviceUrl])) as Record<
  ReturnType<typeof urlSetting>,
  typeof serviceUrl
>

const flag = (byDefault: boolean) => z.stringbool().default(byDefault)

export const config = loadConfig({
  ...commonSettings,
  ...browserSettings,
  ...modelSettings,
  ...mailSettings,
  ACCOUNT_CALLS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .default(100)
    .describe("how many calls one account, or one visitor's address, may make in the long run"),
  ACCOUNT_CALLS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .describe('how many calls an account or address may make at once'),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe("how many of your proxies are in front and set the visitor's address in `X-Forwarded-For`"),
  HEALTH_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .describe('the port of health checks and metrics, which cannot be reached from outside'),
  ...serviceUrls,
  FRONT_END_STORE: z
    .string()
    .min(1)
    .describe('where the released front-ends are: a folder, or `s3://bucket/prefix`, which the gateways share'),
  S3_ENDPOINT: z
    .string()
    .optional()
    .describe("the server of the front-ends' bucket, which must know conditional writes"),
  S3_REGION: z.string().optional().describe('the region of that server'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('the key for the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('the secret of that key'),
  S3_PATH_STYLE: z.string().optional().describe("`off` puts the bucket's name into the host name"),
  SESSION_PUBLIC_KEYS: sessionKeys,
  IDENTITY_PRIVATE_KEY: identityKey,
  HOME_IS_PUBLIC: flag(false).describe('whether visitors see the home page'),
  CONTENT_IDEAS_IN_NAVIGATION: flag(true).describe('whether links lead to the generator of ideas'),
  CONTENT_IDEAS_DEBUG: flag(false).describe('whether the page of ideas shows what it sends and gets'),
  IMAGE_TOOL_URL: z
    .url()
    .default('https://www.bing.com/images/create')
    .describe('the image tool that a generated prompt opens'),
})

export const services = Object.fromEntries(serviceNames.map((name) => [name, config[urlSetting(name)]])) as Record<
  ServiceName,
  string
>
