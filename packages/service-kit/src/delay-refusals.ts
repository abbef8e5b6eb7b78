import { setTimeout as pause } from 'node:timers/promises'

const REFUSE_AFTER_MS = 1_000

/**
 * Delays a limit's refusals by a second, to slow down a caller that waits for one before retrying.
 * @param mostHeld how many refusals are delayed at once; more are immediate
 */
export function delayRefusals<Caller>(
  limit: (caller: Caller) => Promise<void>,
  { mostHeld }: { mostHeld: number },
): (caller: Caller) => Promise<void> {
  let held = 0

  async function hold(): Promise<void> {
    if (held >= mostHeld) return
    held += 1
    await pause(REFUSE_AFTER_MS)
    held -= 1
  }

  return async (caller) => {
    try {
      await limit(caller)
    } catch (refusal) {
      await hold()
      throw refusal
    }
  }
}
