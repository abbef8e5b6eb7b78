import { componentOnDemand } from '@atelie/web-kit/component-on-demand'

/** With their fields and dialogs the forms are larger than the rest of the page, which shows the list first. */
const importForms = () => import('./forms.ts')

export const EditTransaction = componentOnDemand(async () => (await importForms()).EditTransaction)
export const FilterPanel = componentOnDemand(async () => (await importForms()).FilterPanel)
export const NewTransaction = componentOnDemand(async () => (await importForms()).NewTransaction)

export const loadForms = () => Promise.all([EditTransaction.load(), FilterPanel.load(), NewTransaction.load()])
