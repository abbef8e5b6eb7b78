import { today } from '@atelie/contract/dates'
import { missingToAccept } from '@atelie/contract/acceptance'
import { isAnswer } from '@atelie/contract/quote-list'
import type { AnsweredVersion } from '../models/answered-version.ts'
import type { StoredQuote } from '../models/quote.ts'
import { quotePix, type QuotePix } from '../pdf/pix.ts'
import type { Sender } from '../pdf/sender.ts'
import { isOpen, showsAccepted } from '../rules/quote-state.ts'

/**
 * Whether a customer can answer, or only refuse, because something is missing that must be known before accepting, or neither:
 * because there is an answer, or it is too late.
 */
type PageState = 'open' | 'incomplete' | 'late' | 'accepted' | 'rejected'

export interface SharedView {
  quote: StoredQuote
  sender: Sender
  state: PageState
  /** How it is paid; null if it cannot be, or is not in force. */
  pix: QuotePix | null
  answeredAt: Date | null
  /** When an earlier version was accepted, which stays in force until this one is. */
  earlierAt: Date | null
}

/** All that the page of a quote shows now. `accepted`: the version that was accepted, if any. */
export function sharedView(
  quote: StoredQuote,
  sender: Sender,
  accepted: Omit<AnsweredVersion, 'pdf'> | null,
): SharedView {
  if (accepted && showsAccepted(quote))
    return {
      quote: accepted.quote,
      sender: accepted.sender,
      state: 'accepted',
      // A newer draft may ask for another amount.
      pix: quote.status === 'accepted' ? quotePix(accepted.quote, accepted.sender, today()) : null,
      answeredAt: accepted.at,
      earlierAt: null,
    }
  const answer = isAnswer(quote.status) ? quote[quote.status] : null
  const state = stateOf(quote, sender)
  return {
    quote,
    sender,
    state,
    pix: state === 'open' || state === 'incomplete' ? quotePix(quote, sender, today()) : null,
    answeredAt: answer?.at ?? null,
    earlierAt: accepted?.at ?? null,
  }
}

function stateOf(quote: StoredQuote, sender: Sender): PageState {
  if (isAnswer(quote.status)) return quote.status
  if (!isOpen(quote)) return 'late'
  return missingToAccept(sender, quote).length > 0 ? 'incomplete' : 'open'
}
