import '@atelie/service-kit/stop-early'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { connectRedis, producerOptions, workerOptions } from '@atelie/service-kit/redis'
import { startService } from '@atelie/service-kit/start-service'
import { createApp } from './app.ts'
import { loadServerConfig } from './config.ts'
import { startAnswerNotes } from './jobs/answer-notes.ts'
import { createPdfQueue } from './jobs/pdf-queue.ts'
import { startQuoteDeletions } from './jobs/quote-deletions.ts'
import { createMailLimits } from './mail/limits.ts'
import { createMailer } from './mail/mailer.ts'
import { migrations } from './models.ts'
import { createLinkTokens } from './rules/link-token.ts'

const config = loadServerConfig()

await startService('quotes', config, migrations, ({ connection, log }) => {
  const commands = connectRedis(config.REDIS_URL, producerOptions, log)
  const events = connectRedis(config.REDIS_URL, workerOptions, log)
  const queue = createPdfQueue({ commands, events }, log)
  const key = config.IDENTITY_PRIVATE_KEY
  const callCrm = createServiceClient({ baseUrl: config.CRM_URL, audience: 'crm', key })
  const callAuth = createServiceClient({ baseUrl: config.AUTH_URL, audience: 'auth', key })
  const callCash = createServiceClient({ baseUrl: config.CASH_URL, audience: 'cash', key })
  const publicUrl = new URL(config.PUBLIC_URL).origin
  const { SMTP_URL: url, MAIL_FROM: from } = config
  const mailing =
    url && from
      ? {
          mailer: createMailer({ url, from }),
          limits: createMailLimits(
            commands,
            { mailsPerDay: config.RATE_LIMITS === 'on' ? config.MAILS_PER_DAY : null },
            log,
          ),
        }
      : null
  const { app, health, models } = createApp({
    connection,
    queue,
    log,
    keys: config.IDENTITY_PUBLIC_KEYS,
    callCrm,
    callAuth,
    tokenOf: createLinkTokens(key.key),
    publicUrl,
    mailing,
    maxQuotes: config.QUOTES_PER_ACCOUNT,
    checkResponses: config.CHECK_RESPONSES,
  })
  return {
    app,
    health,
    startJobs() {
      const deletions = startQuoteDeletions({ ...models, callCash, log })
      if (!mailing) return [deletions.stop]
      return [deletions.stop, startAnswerNotes({ ...models, callAuth, ...mailing, publicUrl, log }).stop]
    },
    close: [
      () => queue.close(),
      async () => {
        commands.disconnect()
        events.disconnect()
      },
    ],
  }
})
