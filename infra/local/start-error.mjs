// @ts-check

/** A failure whose message is one sentence for the person at the terminal, saying what to do about it. */
export class StartError extends Error {}
