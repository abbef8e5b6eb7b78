import { ApiError, messageOf } from '@atelie/web-kit/api'
import { randomKey } from '@atelie/web-kit/idempotency'
import { useEffect, useRef, useState } from 'react'
import type { NewLine, RefusedLine } from './records.ts'

/** Creates one record; a repeated key answers with the first result. */
export type Create<Body> = (body: Body, idempotencyKey: string) => Promise<unknown>

interface Progress {
  phase: 'waiting' | 'running' | 'stopped' | 'done'
  created: number
  /** What the server refused though the rules of the form were kept. */
  refused: RefusedLine[]
  /** Why it stopped. */
  failure: string | null
}

const BEFORE: Progress = { phase: 'waiting', created: 0, refused: [], failure: null }

/**
 * Creates the lines of a file one after another. When the server is away it stops and goes on later where it was: the
 * keys stay the same, so a line that had arrived after all is not created twice.
 */
export function useImport<Body>(lines: readonly NewLine<Body>[], create: Create<Body>) {
  const [progress, setProgress] = useState(BEFORE)
  const next = useRef(0)
  const keys = useRef(new Map<number, string>())
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => { isGone.current = true }
  }, [])

  function keyOf(line: number): string {
    const key = keys.current.get(line) ?? randomKey()
    keys.current.set(line, key)
    return key
  }

  async function run(): Promise<void> {
    setProgress((now) => ({ ...now, phase: 'running', failure: null }))
    for (; next.current < lines.length && !isGone.current; next.current += 1) {
      const { line, body } = lines[next.current]!
      try {
        await create(body, keyOf(line))
        setProgress((now) => ({ ...now, created: now.created + 1 }))
      } catch (error) {
        if (!isRefusal(error)) return setProgress((now) => ({ ...now, phase: 'stopped', failure: messageOf(error) }))
        setProgress((now) => ({ ...now, refused: [...now.refused, { line, problems: [error.detail] }] }))
      }
    }
    setProgress((now) => ({ ...now, phase: 'done' }))
  }

  return { ...progress, run }
}

/** The line itself is wrong, so trying it again would change nothing. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && (error.status === 400 || error.status === 409)
