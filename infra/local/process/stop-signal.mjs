// @ts-check

const PARENT_POLL_MS = 1_000

/**
 * Fires when this process should stop: on Ctrl-C, SIGTERM, a closed terminal, or a killed npm.
 * @returns {AbortSignal}
 */
export function stopSignal() {
  const controller = new AbortController()
  // npm passes on a Ctrl-C that the terminal has sent us as well, so a second one means nothing.
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => controller.abort())
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && controller.abort(), PARENT_POLL_MS).unref()
  }
  return controller.signal
}
