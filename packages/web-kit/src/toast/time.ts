/** How long a toast is shown, in ms. */
export const SHOWN_MS = 5_000
