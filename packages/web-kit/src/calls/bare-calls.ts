import { bareCalls } from '@atelie/contract/bare-calls'
import type * as generators from '@atelie/contract/generators'
import type * as users from '@atelie/contract/users'

// Typed like the whole endpoints: their schemas are missing, but what they check is checked by the server.
export const currentUser: typeof users.currentUser = bareCalls.currentUser
export const login: typeof users.login = bareCalls.login
export const register: typeof users.register = bareCalls.register
export const logout: typeof users.logout = bareCalls.logout
export const getCraftType: typeof generators.getCraftType = bareCalls.getCraftType
