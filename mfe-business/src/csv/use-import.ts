import { ApiError, messageOf } from '@atelie/web-kit/calls/api'
import { randomKey } from '@atelie/web-kit/calls/idempotency'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useEffect, useRef } from 'react'
import type { LineProblems, NewLine } from './plan.ts'
import { strings } from './strings.ts'

/** Creates one record; a repeated key returns the first result. */
export type Create<Body> = (body: Body, idempotencyKey: string) => Promise<unknown>

interface Progress {
  phase: 'waiting' | 'running' | 'stopping' | 'stopped' | 'done'
  created: number
  /** Rows that the server refused although the form's rules allowed it. */
  refused: LineProblems[]
  /** Why it stopped; null if the person stopped it. */
  failure: string | null
}

const BEFORE: Progress = { phase: 'waiting', created: 0, refused: [], failure: null }

/** The position of an import in its file, and the idempotency key of each line. */
interface Place {
  next: number
  keys: Map<number, string>
}

/**
 * Creates the lines of a file one after another. It stops when the server is down, the session ends or the person wants
 * to, and resumes later: the keys stay the same, so a line that had arrived after all is not created twice.
 */
export function useImport<Body>(name: string, lines: readonly NewLine<Body>[], create: Create<Body>) {
  const [progress, setProgress] = usePersistentState(`${name}-progress`, BEFORE)
  const [place] = usePersistentState<Place>(`${name}-place`, { next: 0, keys: new Map() })
  const isGone = useRef(false)
  const isStopping = useRef(false)
  useEffect(() => {
    isGone.current = false
    // Restored as it was when the session ended; nothing runs yet.
    setProgress((now) => (isRunning(now) ? { ...now, phase: 'stopped', failure: strings.sessionLost } : now))
    return () => {
      isGone.current = true
    }
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

  /** Resolves to whether it is finished; false if it can be resumed. */
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

/** The line itself is wrong, so a retry would not help. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 409)
