import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'

type SecurityEvent = 'registered' | 'registration_refused' | 'signed_in' | 'sign_in_refused' | 'signed_out'

/** Who did it: the account's id, if known, and the address. Never an e-mail. */
interface Actor {
  account: string | undefined
  address: string | undefined
}

/** Logs what an investigation needs first. */
export function createSecurityEvents(log: Logger) {
  const note = (event: SecurityEvent, { account, address }: Actor, reason?: string) => log.info({ event, account, address, reason }, 'security event')
  return {
    note,
    /** Logs why someone was refused; failures of ours are logged anyway. Returns the error, to be rethrown. */
    noteRefusal(event: SecurityEvent, actor: Actor, error: unknown): unknown {
      if (error instanceof Problem && error.status < 500) note(event, actor, error.code)
      return error
    },
  }
}
