import type { User } from '@atelie/contract/users'

export const displayName = (user: User): string => user.fullName || user.username || user.email

/** The greeting uses the part before the @. */
export const greetingName = (user: User): string => user.email.split('@')[0] ?? ''
