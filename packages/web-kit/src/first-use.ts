const WAIT_MS = 5_000
const USES = ['pointerdown', 'keydown'] as const

/**
 * For loading what is not on the screen at first: calls the function when the person first does something, or after a while,
 * so that it is there even if the network is not by then. Returns a function that cancels the call.
 */
export function onFirstUse(load: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer)
    for (const use of USES) window.removeEventListener(use, begin)
  }
  const begin = () => {
    cancel()
    load()
  }
  const timer = setTimeout(begin, WAIT_MS)
  for (const use of USES) window.addEventListener(use, begin)
  return cancel
}
