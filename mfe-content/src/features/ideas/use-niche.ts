import { useToast } from '@atelie/web-kit/toast'
import { useState } from 'react'
import { useSaveCraftType } from './queries.ts'
import { strings } from './strings.ts'

/**
 * Saving the niche, and whether it shows as a field: one that is saved is read-only until somebody edits it.
 * @param saved null while there is none
 * @param typed as it stands in the form
 */
export function useNiche(saved: string | null, typed: string) {
  const toast = useToast()
  const { mutateAsync, isPending } = useSaveCraftType()
  const [isOpen, setOpen] = useState(false)

  /** Tells the outcome and never rejects. A hint is told along with the success, since only one toast shows at a time. */
  async function save(niche: string, hint?: string): Promise<void> {
    try {
      await mutateAsync(niche)
    } catch {
      toast({ variant: 'destructive', ...strings.nicheNotSaved })
      return
    }
    setOpen(false)
    toast({ title: strings.nicheSaved, description: hint })
  }

  return { saved, isEditing: isOpen || typed.trim() !== saved, isSaving: isPending, edit: () => setOpen(true), close: () => setOpen(false), save }
}

export type Niche = ReturnType<typeof useNiche>
