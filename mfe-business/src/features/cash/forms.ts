export { EditTransaction } from './entry/edit-transaction.tsx'
export { FilterPanel } from './filter/panel.tsx'
export { NewTransaction } from './entry/new-transaction.tsx'
