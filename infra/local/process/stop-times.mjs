// @ts-check

/** How long each part of a copy has to stop, in milliseconds. Their sum is below the ten seconds that ops allow. */
export const stopTimes = { front: 3_000, services: 4_000, engines: 2_500 }

/** After this the copy exits even if something hangs: its children notice and exit too. */
export const COPY_STOP_MS = stopTimes.front + stopTimes.services + stopTimes.engines + 300
