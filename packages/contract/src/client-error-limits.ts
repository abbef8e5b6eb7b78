/** The size of a whole report. */
export const MAX_REPORT_BYTES = 8 * 1024
export const MAX_MESSAGE = 500
export const MAX_STACK = 4_000
