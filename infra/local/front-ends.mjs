// @ts-check
import { remotePages } from '../../packages/web-kit/src/remote-pages.mjs'

/** The folders of what is built for browsers and released on its own. */
export const FRONT_ENDS = ['shell', ...Object.keys(remotePages)]

/** The folders whose code is in all of them. */
export const IN_FRONT_ENDS = ['packages/contract', 'packages/money', 'packages/web-kit']
