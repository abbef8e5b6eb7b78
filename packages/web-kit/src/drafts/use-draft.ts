import { useAuth } from '@atelie/web-kit/session/auth-context'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from '@atelie/web-kit/hook-form'
import { partsLike } from './like.ts'

/** The draft `name`, handed out once, to the component that is actually mounted. */
function useKept<T>(name: string): T | undefined {
  const { drafts, user } = useAuth()
  const [kept] = useState(() => drafts.find(user?.email ?? null, name) as T | undefined)
  useEffect(() => {
    // A draft of another person waits for them, even while a visitor has the same form open.
    if (kept !== undefined) drafts.forget(name)
  }, [drafts, kept, name])
  return kept
}

function useWatched(name: string, isTyped: boolean, survivesReload: boolean, read: () => unknown): void {
  const { drafts, user } = useAuth()
  const owner = user?.email ?? null
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(
    () => drafts.watch(owner, name, { read: () => latest.current(), isTyped, survivesReload }),
    [drafts, survivesReload, isTyped, name, owner],
  )
}

interface StateOptions {
  /**
   * Also persists while the person visits other pages, and across reloads: tells whether what was found is a state of this
   * version of the page.
   */
  survivesReload?: (found: unknown) => boolean
}

/** A state that survives a lost session, such as which form is open. The name must be unique within the product. */
export function usePersistentState<T>(
  name: string,
  initial: T,
  { survivesReload: isReadable }: StateOptions = {},
): [T, Dispatch<SetStateAction<T>>] {
  const kept = useKept<T>(name)
  const [value, setValue] = useState(() => (kept !== undefined && isReadable?.(kept) !== false ? kept : initial))
  useWatched(name, false, isReadable !== undefined, () => value)
  return [value, setValue]
}

interface FormOptions<Values, Edited> {
  /** Also persists while the person visits other pages, and across reloads. */
  survivesReload?: boolean
  /** The values worth keeping; the others start with their defaults again. */
  choose?: (values: Values) => Partial<Values>
  /** The edited record. */
  edited?: Edited
}

interface KeptForm<Values> {
  values: Partial<Values>
  version: number | undefined
}

const everything = <Values>(values: Values) => values

/**
 * Restores a form, still dirty, after the person's session was lost. Returns the record that the form started from, and a
 * function to start from another: a reloaded record may have a newer version, but what was typed over the old one must be
 * refused as stale.
 */
export function useFormDraft<Values extends FieldValues, Edited extends { version: number } | null = null>(
  name: string,
  { formState: { isDirty }, getValues, reset }: UseFormReturn<Values>,
  { survivesReload = false, choose = everything, edited }: FormOptions<Values, Edited> = {},
): [Edited, (edited: Edited) => void] {
  const kept = useKept<KeptForm<Values>>(name)
  const [begunFrom, beginFrom] = useState((edited && { ...edited, version: kept?.version ?? edited.version }) as Edited)
  useWatched(name, true, survivesReload, () =>
    isDirty ? { values: choose(getValues()), version: begunFrom?.version } : undefined,
  )
  useEffect(() => {
    if (!kept) return
    const now = getValues()
    reset({ ...now, ...(survivesReload ? partsLike(now, kept.values) : kept.values) }, { keepDefaultValues: true })
  }, [getValues, kept, reset, survivesReload])
  return [begunFrom, beginFrom]
}
