import { ApiError } from '@atelie/web-kit/calls/api'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { useLocation, useNavigate } from '@atelie/web-kit/router'
import { useToast } from '@atelie/web-kit/toast/toast'
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
  const { user } = useAuth()
  const navigate = useNavigate()
  const { pathname: from } = useLocation()

  /**
   * Tells the outcome and never rejects. A hint is told along with the success, since only one toast shows at a time.
   * Resolves to false when the person's session has ended: they are on their way to sign in, and what they typed is kept.
   */
  async function save(niche: string, hint?: string): Promise<boolean> {
    try {
      await mutateAsync(niche)
    } catch (error) {
      if (user && error instanceof ApiError && error.code === 'unauthenticated') {
        await navigate('/auth', { state: { from } })
        return false
      }
      toast({ variant: 'destructive', ...strings.nicheNotSaved })
      return true
    }
    setOpen(false)
    toast({ title: strings.nicheSaved, description: hint })
    return true
  }

  return { saved, isEditing: isOpen || typed.trim() !== saved, isSaving: isPending, edit: () => setOpen(true), close: () => setOpen(false), save }
}

export type Niche = ReturnType<typeof useNiche>
