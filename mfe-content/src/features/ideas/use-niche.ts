import { ApiError } from '@atelie/web-kit/calls/api'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { useLocation, useNavigate } from '@atelie/web-kit/router'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useState } from 'react'
import { useSaveCraftType } from './queries.ts'
import { strings } from './strings.ts'

/**
 * Saves the niche, and returns whether it is a field: a saved niche is read-only until it is edited.
 * @param saved null if there is none
 * @param typed the form's current value
 */
export function useNiche(saved: string | null, typed: string) {
  const toast = useToast()
  const { mutateAsync, isPending } = useSaveCraftType()
  const [isOpen, setOpen] = useState(false)
  const { user } = useAuth()
  const navigate = useNavigate()
  const { pathname: from } = useLocation()

  /**
   * Shows the outcome and never rejects. A hint is shown along with the success, since there is only one toast at a time.
   * Resolves to false if the person's session has ended: they are about to sign in, and what they typed is kept.
   */
  async function save(niche: string, hint?: string): Promise<boolean> {
    try {
      await mutateAsync(niche)
    } catch (error) {
      if (user && error instanceof ApiError && error.code === 'unauthenticated') {
        await navigate('/auth', { state: { from } })
        return false
      }
      toast({ variant: 'destructive', ...strings.nicheNotSaved, error })
      return true
    }
    setOpen(false)
    toast({ title: strings.nicheSaved, description: hint })
    return true
  }

  return {
    saved,
    isEditing: isOpen || typed.trim() !== saved,
    isSaving: isPending,
    edit: () => setOpen(true),
    close: () => setOpen(false),
    save,
  }
}

export type Niche = ReturnType<typeof useNiche>
