import { vi } from 'vitest'

const { waitFor } = vi

/** Vitest gives up after a second, which a busy machine may need for one step. */
const patientWaitFor: typeof waitFor = (callback, options) =>
  waitFor(callback, { timeout: 10_000, ...(typeof options === 'number' ? { timeout: options } : options) })

// Files that share their modules share this function, too.
if (waitFor.name !== patientWaitFor.name) vi.waitFor = patientWaitFor
