import { lastDayToAnswer } from '@atelie/contract/acceptance'
import { hasPassed, today } from '@atelie/contract/dates'
import { isAnswer } from '@atelie/contract/quote-list'
import type { QuoteEvent } from '@atelie/contract/quotes'
import type { StoredQuote } from '../models/quote.ts'

/** More than anybody reads; the list is part of the quote's document. */
const MAX_EVENTS = 100

type StoredEvent = Pick<QuoteEvent, 'kind'> & Partial<StoredQuote['events'][number]>

/** The update that adds an event to a quote. */
export const withEvent = (event: StoredEvent, at = new Date()) => ({
  $push: { events: { $each: [{ at, ...event }], $slice: -MAX_EVENTS } },
})

type Answered = Pick<StoredQuote, 'status'>
type Offered = Answered & Pick<StoredQuote, 'validUntil' | 'offeredAt' | 'createdAt'>

export const isAnswered = ({ status }: Answered): boolean => isAnswer(status)

const lastDay = ({ validUntil = null, offeredAt, createdAt }: Offered) =>
  lastDayToAnswer({ validUntil }, offeredAt ?? createdAt)

/** Whether its customer can still answer it. */
export const isOpen = (quote: Offered): boolean => !isAnswered(quote) && !hasPassed(lastDay(quote), today())

/**
 * Whether a link shows the version that was accepted: while it is in force and no newer one was sent. A draft binds nobody.
 */
export const showsAccepted = ({ status, accepted }: Pick<StoredQuote, 'status' | 'accepted'>): boolean =>
  Boolean(accepted) && (status === 'accepted' || status === 'draft')

/** Whether customers have a link that works, or did until it expired. */
export const isShared = ({ link }: Pick<StoredQuote, 'link'>): boolean => Boolean(link?.hashes.length)

/** The update that makes a draft of an edited quote: its new version was neither sent nor seen nor answered. */
export function editing(quote: Pick<StoredQuote, 'status' | 'link'>) {
  const draft = {
    status: 'draft',
    sentAt: null,
    openedAt: null,
    hasNewAnswer: false,
    // Customers with a link see the new version at once.
    offeredAt: isShared(quote) ? new Date() : null,
  }
  return { $set: draft, ...(quote.status === 'draft' ? {} : withEvent({ kind: 'changed' })) }
}

/** The update that a sending makes: only a draft changes its status, and only the first sending of a version offers it. */
export function sending({ status, sentAt }: Answered & Pick<StoredQuote, 'sentAt'>, channel: QuoteEvent['channel']) {
  const now = new Date()
  const first = sentAt ? {} : { sentAt: now, offeredAt: now }
  const sent = status === 'draft' ? { status: 'sent' } : {}
  return { $set: { ...first, ...sent }, ...withEvent({ kind: 'sent', channel }, now) }
}
