import { componentOnDemand } from '@atelie/web-kit/component-on-demand'
import { strings } from './strings.ts'

const failure = { title: strings.error, description: strings.broken }

/** With their fields and dialogs the forms are larger than the rest of the page, which shows the list first. */
export const EditTransaction = componentOnDemand(async () => (await import('./forms.ts')).EditTransaction, failure)
export const FilterPanel = componentOnDemand(async () => (await import('./forms.ts')).FilterPanel, failure)
export const NewTransaction = componentOnDemand(async () => (await import('./forms.ts')).NewTransaction, failure)

export const loadForms = () => Promise.all([EditTransaction.load(), FilterPanel.load(), NewTransaction.load()])
