import { useAuth } from '@atelie/web-kit/auth-context'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What was kept under a name, given out once: to the component that gets as far as the screen. */
function useKept<T>(name: string): T | undefined {
  const { drafts, user } = useAuth()
  const [kept] = useState(() => drafts.find(user?.email, name) as T | undefined)
  useEffect(() => {
    // What is somebody else's waits for them, also while a visitor has the same form before them.
    if (kept !== undefined) drafts.forget(name)
  }, [drafts, kept, name])
  return kept
}

function useWatched(name: string, isTyped: boolean, read: () => unknown): void {
  const { drafts } = useAuth()
  useEffect(() => drafts.watch(name, { read, isTyped }))
}

/** A state that outlives a lost session, such as which form is open. The name is the product's only one like it. */
export function useKeptState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const kept = useKept<T>(name)
  const [value, setValue] = useState(kept ?? initial)
  useWatched(name, false, () => value)
  return [value, setValue]
}

/** Brings a form back as it was, still dirty, after the person's session was lost in the middle of it. */
export function useFormDraft<Values extends FieldValues>(name: string, { formState: { isDirty }, getValues, reset }: UseFormReturn<Values>): void {
  const kept = useKept<Values>(name)
  useWatched(name, true, () => (isDirty ? getValues() : undefined))
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true })
  }, [kept, reset])
}
