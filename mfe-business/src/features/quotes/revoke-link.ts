import { messageOf } from '@atelie/web-kit/calls/api'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useRevokeLink } from './event-queries.ts'
import { lifeStrings } from './life-strings.ts'
import { strings } from './strings.ts'

/** Revokes the link of a quote, tells how that went, and resolves with whether it is revoked. */
export function useLinkRevocation(id: number): { revoke: () => Promise<boolean>; isRevoking: boolean } {
  const toast = useToast()
  const { mutateAsync, isPending } = useRevokeLink(id)

  async function revoke() {
    try {
      await mutateAsync()
      toast({ title: lifeStrings.revoked })
      return true
    } catch (error) {
      toast({ variant: 'destructive', title: strings.error, description: messageOf(error), error })
      return false
    }
  }

  return { revoke, isRevoking: isPending }
}
