import type { ErrorCode } from '@atelie/contract/errors'
import type { Logger } from '@atelie/service-kit/log'
import { Counter } from '@atelie/service-kit/metrics'
import { Problem } from '@atelie/service-kit/problem'

type SecurityEvent =
  | 'registered'
  | 'registration_refused'
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'password_confirmed'
  | 'password_refused'

/** Who did it: the account's id, if known, and the address. Never an e-mail. */
interface Actor {
  account: string | undefined
  address: string | undefined
}

const events = new Counter({
  name: 'security_events_total',
  help: 'Registrations, sign-ins, sign-outs and confirmed passwords, and why they were refused',
  labelNames: ['event', 'reason'],
})

/** Logs and counts what an investigation needs first. */
export function createSecurityEvents(log: Logger) {
  function note(event: SecurityEvent, { account, address }: Actor, reason?: ErrorCode): void {
    events.inc({ event, reason: reason ?? '' })
    log.info({ event, account, address, reason }, 'security event')
  }
  return {
    note,
    /** Logs why someone was refused; failures of ours are logged anyway. Returns the error, to be rethrown. */
    noteRefusal(event: SecurityEvent, actor: Actor, error: unknown): unknown {
      if (error instanceof Problem && error.status < 500) note(event, actor, error.code)
      return error
    },
  }
}
