import { componentOnDemand } from '@atelie/web-kit/component-on-demand'
import { strings } from './strings.ts'

const failure = { title: strings.error, description: strings.formFailed }

/** The page shows the list first. */
export const DeleteQuote = componentOnDemand(async () => (await import('./delete-quote.tsx')).DeleteQuote, failure)
export const QuoteDialog = componentOnDemand(async () => (await import('./quote-dialog.tsx')).QuoteDialog, failure)
export const QuoteMenu = componentOnDemand(async () => (await import('./quote-menu.tsx')).QuoteMenu, failure)
export const QuoteSheet = componentOnDemand(async () => (await import('./quote-sheet.tsx')).QuoteSheet, failure)
export const RecordReceipt = componentOnDemand(
  async () => (await import('./receipts/record-receipt.tsx')).RecordReceipt,
  failure,
)
export const CreatedQuote = componentOnDemand(async () => (await import('./created-quote.tsx')).CreatedQuote, failure)
export const ConfirmEdit = componentOnDemand(async () => (await import('./confirm-edit.tsx')).ConfirmEdit, failure)

export const loadDialogs = () =>
  Promise.all([DeleteQuote, QuoteDialog, QuoteMenu, QuoteSheet, CreatedQuote, ConfirmEdit].map(({ load }) => load()))
