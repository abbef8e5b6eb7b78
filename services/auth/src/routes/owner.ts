import { getOwner } from '@atelie/contract/internal'
import type { Route } from '@atelie/service-kit/route'
import type { UserModel } from '../models/user.ts'

export function addOwnerRoutes(route: Route, users: UserModel): void {
  route(getOwner, async ({ identity }) => {
    const found = await users.findById(identity.sub, { fullName: 1, email: 1 }).lean()
    return { fullName: found?.fullName ?? null, email: found?.email ?? null }
  })
}
