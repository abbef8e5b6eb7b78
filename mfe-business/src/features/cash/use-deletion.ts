import type { Transaction } from '@atelie/contract/cash'
import { ApiError } from '@atelie/web-kit/calls/api'
import { useToast } from '@atelie/web-kit/toast/toast'
import { undo } from '@atelie/web-kit/toast/undo'
import { useCallback, useEffect, useRef } from 'react'
import { useDeleteTransaction, useRestoreTransaction } from './queries.ts'
import { strings } from './strings.ts'

interface Effects {
  onDeleted: (id: number) => void
  onRestored: (transaction: Transaction) => void
}

/** Returns a function that deletes, offers to undo that, and resolves with whether it is deleted. It never changes. */
export function useDeletion(effects: Effects): (transaction: Transaction) => Promise<boolean> {
  const toast = useToast()
  const { mutateAsync: remove } = useDeleteTransaction()
  const { mutateAsync: bringBack } = useRestoreTransaction()
  const latest = useRef(effects)
  useEffect(() => {
    latest.current = effects
  })

  return useCallback(
    async ({ id, quoteId }: Transaction) => {
      const succeed = (description: string, takeBack?: () => void) =>
        toast({ title: strings.success, description, ...(takeBack && { action: undo(takeBack) }) })
      const fail = (error: unknown, description: string, retry?: () => void) =>
        toast({
          variant: 'destructive',
          title: strings.error,
          description,
          error,
          ...(retry && { action: undo(retry) }),
        })

      function restore() {
        bringBack(id).then(
          (restored) => {
            succeed(strings.restored)
            latest.current.onRestored(restored)
          },
          (error: unknown) => {
            const isTooLate = error instanceof ApiError && error.status === 404
            fail(error, isTooLate ? strings.restoreTooLate : strings.restoreFailed, isTooLate ? undefined : restore)
          },
        )
      }

      try {
        await remove(id)
      } catch (error) {
        fail(error, strings.deleteFailed)
        return false
      }
      succeed(quoteId ? `${strings.deleted} ${strings.openAgain(quoteId)}` : strings.deleted, restore)
      latest.current.onDeleted(id)
      return true
    },
    [bringBack, remove, toast],
  )
}
