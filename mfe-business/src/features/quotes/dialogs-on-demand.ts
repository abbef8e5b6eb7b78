import { componentOnDemand } from '@atelie/web-kit/component-on-demand'

/** The page shows the list first. */
export const DeleteQuote = componentOnDemand(async () => (await import('./delete-quote.tsx')).DeleteQuote)
export const QuoteDialog = componentOnDemand(async () => (await import('./quote-dialog.tsx')).QuoteDialog)

export const loadDialogs = () => Promise.all([DeleteQuote.load(), QuoteDialog.load()])
