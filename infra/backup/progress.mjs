// @ts-check

const EVERY_MS = 5_000

/**
 * Says now and then how many rows are done.
 * @param {(line: string) => void} say
 * @returns {(rows: number) => void} takes how many more there are
 */
export function reportProgress(say) {
  let done = 0
  let saidAt = Date.now()
  return (rows) => {
    done += rows
    if (Date.now() - saidAt < EVERY_MS) return
    saidAt = Date.now()
    say(`  … ${done} rows`)
  }
}
