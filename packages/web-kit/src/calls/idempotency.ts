import { useRef } from 'react'

/** One idempotency key per attempt: retrying the same content repeats it, changed content or a success gets a new one. */
export function useIdempotencyKey() {
  const attempt = useRef<{ content: string; key: string } | null>(null)
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body)
      if (attempt.current?.content !== content) attempt.current = { content, key: randomKey() }
      return attempt.current.key
    },
    succeeded(): void {
      attempt.current = null
    },
  }
}

/** Not crypto.randomUUID, which is unavailable to pages served over plain http in a local network. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
