// @ts-check

/** How long each part of a copy has to stop, in milliseconds. One after another, they stay below the ten seconds that ops allow. */
export const stopTimes = { front: 3_000, services: 4_000, engines: 2_500 }

/** Whatever hangs then, the copy leaves: its children notice and follow. */
export const COPY_STOP_MS = stopTimes.front + stopTimes.services + stopTimes.engines + 300
