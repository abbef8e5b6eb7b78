import { useAuth } from '@atelie/web-kit/session/auth-context'
import { mayLeaveAll } from '@atelie/web-kit/forms/leave-guard'
import { useNavigate } from '@atelie/web-kit/router'

/** Signs out, after asking if something is unsaved, and forgets the open page: the next person starts on the home page. */
export function useSignOut(): () => void {
  const { logout } = useAuth()
  const navigate = useNavigate()
  return () => {
    if (!mayLeaveAll()) return
    void logout()
    // Once the pages know that nobody is signed in, which they are told in a task of its own: until then /auth leads back home.
    setTimeout(() => void navigate('/auth', { replace: true }))
  }
}
