// @ts-check

/** A failure whose message tells the person at the terminal in one sentence what to do. */
export class StartError extends Error {}
