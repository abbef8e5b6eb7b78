import { Counter } from '@atelie/service-kit/metrics'

const statusChanges = new Counter({
  name: 'quotes_status_changes_total',
  help: 'Quotes that got this status, new ones included',
  labelNames: ['status'],
})

/** After the transaction. `before`: null for a new quote. */
export function countStatusChange(before: { status: string } | null, { status }: { status: string }): void {
  if (before?.status !== status) statusChanges.inc({ status })
}
