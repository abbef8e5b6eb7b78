import { formatShortDate, hasPassed, parseCalendarDate, today } from '@atelie/contract/dates'
import { isAnswer, type QuoteStatus, quoteStatuses, type QuoteSummary } from '@atelie/contract/quote-list'
import { strings } from './strings.ts'

const isKnown = (status: string): status is QuoteStatus => status in quoteStatuses

/** A newer service may know a status more, which is shown as it is. */
export const statusLabel = (status: string): string => (isKnown(status) ? quoteStatuses[status] : status)

/** Beside the status: it was opened by the customer, or its validity is over before an answer. */
export function marksOf({ status, openedAt, validUntil }: QuoteSummary): string[] {
  const day = today()
  return [
    ...(openedAt ? [strings.openedOn(formatShortDate(parseCalendarDate(openedAt) ?? openedAt, day))] : []),
    ...(!isAnswer(status) && hasPassed(validUntil, day) ? [strings.expired] : []),
  ]
}

/** How many quotes there are of each status, those of the spec first. */
export function countByStatus(quotes: readonly QuoteSummary[]): [status: string, count: number][] {
  const counts = new Map<string, number>(Object.keys(quoteStatuses).map((status) => [status, 0]))
  for (const { status } of quotes) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
}
