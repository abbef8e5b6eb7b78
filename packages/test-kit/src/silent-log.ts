import { createLogger } from '@atelie/service-kit/log'

/** Expected failures are part of the tests; LOG_LEVEL=debug shows what services log about them. */
export const silentLog = createLogger('test', process.env.LOG_LEVEL ?? 'silent')
