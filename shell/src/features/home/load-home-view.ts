import { onDemand } from '@atelie/web-kit/on-demand'

/** Called before the page is rendered, where it is likely to be: its file is not in the first load of the others. */
export const { load: loadHomeView } = onDemand(() => import('./home-view.tsx'))
