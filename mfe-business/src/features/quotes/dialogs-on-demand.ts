import { componentOnDemand } from '@atelie/web-kit/component-on-demand'
import { strings } from './strings.ts'

const failure = { title: strings.error, description: strings.formFailed }

/** The page shows the list first. */
export const QuoteDialog = componentOnDemand(async () => (await import('./quote-dialog.tsx')).QuoteDialog, failure)
export const ConfirmEdit = componentOnDemand(async () => (await import('./dialogs.ts')).ConfirmEdit, failure)
export const CreatedQuote = componentOnDemand(async () => (await import('./dialogs.ts')).CreatedQuote, failure)
export const DeleteQuote = componentOnDemand(async () => (await import('./dialogs.ts')).DeleteQuote, failure)
export const QuoteMenu = componentOnDemand(async () => (await import('./dialogs.ts')).QuoteMenu, failure)
export const QuoteSheet = componentOnDemand(async () => (await import('./dialogs.ts')).QuoteSheet, failure)

export const loadDialogs = () =>
  Promise.all([QuoteDialog, ConfirmEdit, CreatedQuote, DeleteQuote, QuoteMenu, QuoteSheet].map(({ load }) => load()))
