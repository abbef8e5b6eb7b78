/** All but the form, in one file: each of its own would make the front-end's entry larger, which every page loads. */
export { ConfirmEdit } from './confirm-edit.tsx'
export { CreatedQuote } from './created-quote.tsx'
export { DeleteQuote } from './delete-quote.tsx'
export { QuoteMenu } from './quote-menu.tsx'
export { QuoteSheet } from './quote-sheet.tsx'
