// @ts-check

/** The folders of what is built for browsers and released on its own. */
export const FRONT_ENDS = ['shell', 'mfe-business', 'mfe-content']
