import { componentOnDemand } from '@atelie/web-kit/component-on-demand'
import { strings } from './strings.ts'

const failure = { title: strings.error, description: strings.openFailed }

/** The page shows only what is set. Both are in one file, whose name the entry of the remote has to know. */
export const PixDialog = componentOnDemand(
  async () => (await import(/* webpackChunkName: "pix-forms" */ './pix-dialog.tsx')).PixDialog,
  failure,
)
export const RemovePix = componentOnDemand(
  async () => (await import(/* webpackChunkName: "pix-forms" */ './remove-pix.tsx')).RemovePix,
  failure,
)
