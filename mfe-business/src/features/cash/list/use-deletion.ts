import type { Transaction } from '@atelie/contract/cash'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useCallback, useEffect, useRef } from 'react'
import { useDeleteTransaction } from '../queries.ts'
import { strings } from '../strings.ts'

/** Asks with the browser's own dialog and deletes. Returns a stable function, so that no row rerenders. */
export function useDeletion(onDeleted: () => void): (transaction: Transaction) => void {
  const toast = useToast()
  const { mutateAsync } = useDeleteTransaction()
  const deleted = useRef(onDeleted)
  useEffect(() => { deleted.current = onDeleted })

  return useCallback(({ id }: Transaction) => {
    if (!window.confirm(strings.deleteQuestion)) return
    mutateAsync(id).then(
      () => {
        toast({ title: strings.success, description: strings.deleted })
        deleted.current()
      },
      (error: unknown) => toast({ variant: 'destructive', title: strings.error, description: strings.deleteFailed, error }),
    )
  }, [mutateAsync, toast])
}
