import type { User } from '@atelie/contract/users'

export const displayName = (user: User): string => user.fullName || user.username || user.email

/** The greeting uses what stands before the @. */
export const greetingName = (user: User): string => user.email.split('@')[0] ?? ''
