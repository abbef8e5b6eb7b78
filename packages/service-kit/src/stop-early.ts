/**
 * Evaluated before anything else in each process. Until a process serves it has nothing to finish, so a stop ends it at once,
 * even while it waits for a database that is away. Without a handler it would end as killed, or, as a container's first
 * process, not at all.
 */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const

const stop = () => process.exit(0)
for (const signal of SIGNALS) process.once(signal, stop)

/** From here on someone else handles the signals. */
export function stopNoLongerEarly(): void {
  for (const signal of SIGNALS) process.off(signal, stop)
}
