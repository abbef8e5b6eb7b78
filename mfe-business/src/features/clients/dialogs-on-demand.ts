import { componentOnDemand } from '@atelie/web-kit/component-on-demand'
import { strings } from './strings.ts'

/** It knows the quotes, which this page needs for nothing else. */
export const DeleteClient = componentOnDemand(async () => (await import('./delete-client.tsx')).DeleteClient, {
  title: strings.error,
  description: strings.dialogFailed,
})
