import type { Transaction } from '@atelie/contract/cash'
import { useQuery } from '@atelie/web-kit/query'
import { useEffect, useRef } from 'react'
import { useAskedId } from '../lists/asked-id.ts'
import { transactionQuery } from './queries.ts'

/** Finds the transaction that the address asks for, once: it need not be in the period shown. */
export function OpenAsked({ onFound }: { onFound: (transaction: Transaction) => void }) {
  const id = useAskedId('transacao')
  const { data } = useQuery({ ...transactionQuery(id ?? 0), enabled: id !== null, refetchInterval: false })
  const opened = useRef<number>(null)
  useEffect(() => {
    if (!data || opened.current === data.id) return
    opened.current = data.id
    onFound(data)
  }, [data, onFound])
  return null
}
