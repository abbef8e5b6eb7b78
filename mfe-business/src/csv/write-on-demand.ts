import { onDemand } from '@atelie/web-kit/on-demand'

/** The writer of spreadsheets, which few people export. */
export const { load: loadWriter } = onDemand(() => import('./write-csv.ts'))
