import { useAuth } from '@atelie/web-kit/session/auth-context'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What was kept under a name, given out once: to the component that gets as far as the screen. */
function useKept<T>(name: string): T | undefined {
  const { drafts, user } = useAuth()
  const [kept] = useState(() => drafts.find(user?.email ?? null, name) as T | undefined)
  useEffect(() => {
    // What is somebody else's waits for them, also while a visitor has the same form before them.
    if (kept !== undefined) drafts.forget(name)
  }, [drafts, kept, name])
  return kept
}

interface Options {
  /** Kept as well while the person looks at other pages, and over a reload. */
  isLasting?: boolean
}

function useWatched(name: string, isTyped: boolean, isLasting: boolean, read: () => unknown): void {
  const { drafts, user } = useAuth()
  const owner = user?.email ?? null
  const latest = useRef(read)
  useEffect(() => { latest.current = read })
  useEffect(() => drafts.watch(owner, name, { read: () => latest.current(), isTyped, isLasting }), [drafts, isLasting, isTyped, name, owner])
}

/** A state that outlives a lost session, such as which form is open. The name is the product's only one like it. */
export function useKeptState<T>(name: string, initial: T, { isLasting = false }: Options = {}): [T, Dispatch<SetStateAction<T>>] {
  const kept = useKept<T>(name)
  const [value, setValue] = useState(kept ?? initial)
  useWatched(name, false, isLasting, () => value)
  return [value, setValue]
}

interface FormOptions<Values, Edited> extends Options {
  /** What of the values is worth keeping; the others begin with their defaults again. */
  choose?: (values: Values) => Partial<Values>
  /** The record that is edited. */
  edited?: Edited
}

interface KeptForm<Values> {
  values: Partial<Values>
  version: number | undefined
}

const everything = <Values>(values: Values) => values

/**
 * Brings a form back as it was, still dirty, after the person's session was lost in the middle of it. Answers the record
 * that the form began from, and how to begin from another: loaded anew, also over a lost session, it may have a newer
 * version, but what was typed over the old one must be refused as stale.
 */
export function useFormDraft<Values extends FieldValues, Edited extends { version: number } | null = null>(
  name: string, { formState: { isDirty }, getValues, reset }: UseFormReturn<Values>,
  { isLasting = false, choose = everything, edited }: FormOptions<Values, Edited> = {},
): [Edited, (edited: Edited) => void] {
  const kept = useKept<KeptForm<Values>>(name)
  const [begunFrom, beginFrom] = useState((edited && { ...edited, version: kept?.version ?? edited.version }) as Edited)
  useWatched(name, true, isLasting, () => (isDirty ? { values: choose(getValues()), version: begunFrom?.version } : undefined))
  useEffect(() => {
    if (kept) reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true })
  }, [getValues, kept, reset])
  return [begunFrom, beginFrom]
}
