import { componentOnDemand } from '@atelie/web-kit/component-on-demand'
import { strings } from './strings.ts'

const failure = { title: strings.error, description: strings.openFailed }

/** The page shows only what is set. */
export const PixDialog = componentOnDemand(async () => (await import('./pix-dialog.tsx')).PixDialog, failure)
export const RemovePix = componentOnDemand(async () => (await import('./remove-pix.tsx')).RemovePix, failure)
