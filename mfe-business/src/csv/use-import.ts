import { ApiError, messageOf } from '@atelie/web-kit/calls/api'
import { randomKey } from '@atelie/web-kit/calls/idempotency'
import { useKeptState } from '@atelie/web-kit/drafts/use-draft'
import { useEffect, useRef } from 'react'
import type { NewLine, RefusedLine } from './records.ts'
import { strings } from './strings.ts'

/** Creates one record; a repeated key answers with the first result. */
export type Create<Body> = (body: Body, idempotencyKey: string) => Promise<unknown>

interface Progress {
  phase: 'waiting' | 'running' | 'stopping' | 'stopped' | 'done'
  created: number
  /** What the server refused though the rules of the form were kept. */
  refused: RefusedLine[]
  /** Why it stopped; null when the person stopped it. */
  failure: string | null
}

const BEFORE: Progress = { phase: 'waiting', created: 0, refused: [], failure: null }

/** Where an import is in its file, and the key that each line was sent under. */
interface Place {
  next: number
  keys: Map<number, string>
}

/**
 * Creates the lines of a file one after another. When the server is away, the session ends or the person wants it, it
 * stops and goes on later where it was: the keys stay the same, so a line that had arrived after all is not created twice.
 */
export function useImport<Body>(name: string, lines: readonly NewLine<Body>[], create: Create<Body>) {
  const [progress, setProgress] = useKeptState(`${name}-progress`, BEFORE)
  const [place] = useKeptState<Place>(`${name}-place`, { next: 0, keys: new Map() })
  const isGone = useRef(false)
  const isStopping = useRef(false)
  useEffect(() => {
    isGone.current = false
    // As it was kept when the session ended; nothing runs yet.
    setProgress((now) => (isRunning(now) ? { ...now, phase: 'stopped', failure: strings.sessionLost } : now))
    return () => { isGone.current = true }
  }, [setProgress])

  function keyOf(line: number): string {
    const key = place.keys.get(line) ?? randomKey()
    place.keys.set(line, key)
    return key
  }

  function stop(): void {
    isStopping.current = true
    setProgress((now) => ({ ...now, phase: 'stopping' }))
  }

  function halt(failure: string | null): false {
    setProgress((now) => ({ ...now, phase: 'stopped', failure }))
    return false
  }

  /** Answers whether it is over; false when it can be gone on with. */
  async function run(): Promise<boolean> {
    isStopping.current = false
    setProgress((now) => ({ ...now, phase: 'running', failure: null }))
    for (; place.next < lines.length && !isGone.current; place.next += 1) {
      if (isStopping.current) return halt(null)
      const { line, body } = lines[place.next]!
      try {
        await create(body, keyOf(line))
        setProgress((now) => ({ ...now, created: now.created + 1 }))
      } catch (error) {
        if (!isRefusal(error)) return halt(messageOf(error))
        setProgress((now) => ({ ...now, refused: [...now.refused, { line, problems: [error.detail] }] }))
      }
    }
    setProgress((now) => ({ ...now, phase: 'done' }))
    return true
  }

  return { ...progress, isRunning: isRunning(progress), run, stop }
}

const isRunning = ({ phase }: Progress): boolean => phase === 'running' || phase === 'stopping'

/** The line itself is wrong, so trying it again would change nothing. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && (error.status === 400 || error.status === 409)
