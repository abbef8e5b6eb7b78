import { onDemand } from '@atelie/web-kit/on-demand'

/** What writes spreadsheets, which few people export. */
export const { load: loadWriter } = onDemand(() => import('./write-csv.ts'))
