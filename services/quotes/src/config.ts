import {
  browserSettings,
  count,
  databaseSettings,
  identityKey,
  loadConfig,
  mailSettings,
  orNothing,
  redisSettings,
  serviceSettings,
  serviceUrl,
} from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'
import { smtpUrl } from './mail/smtp-url.ts'

const shared = {
  ...databaseSettings,
  ...redisSettings,
  CRM_URL: serviceUrl,
  AUTH_URL: serviceUrl,
  IDENTITY_PRIVATE_KEY: identityKey,
}

export function loadServerConfig() {
  const config = loadConfig({
    ...shared,
    ...serviceSettings,
    CASH_URL: serviceUrl,
    ...browserSettings,
    ...mailSettings,
    MAILS_PER_DAY: orNothing(count.default(2_000)).describe(
      'how many e-mails are sent in a day, of all accounts; one account sends at most 30',
    ),
    QUOTES_PER_ACCOUNT: orNothing(count.default(50_000)).describe('how many quotes one account may have'),
    SMTP_URL: orNothing(smtpUrl.optional()).describe(
      'the server that sends e-mail, such as `smtps://user:password@mail.example.com`, or `smtp://…:587?requireTLS=true`',
    ),
  })
  if (Boolean(config.SMTP_URL) !== Boolean(config.MAIL_FROM))
    throw new Error('settings SMTP_URL and MAIL_FROM: give both or neither')
  return config
}

export const loadWorkerConfig = () =>
  loadConfig({ ...shared, CHROMIUM_PATH: z.string().min(1).describe('the browser that prints PDFs') })
