import { useAuth } from '@atelie/web-kit/auth-context'
import { useNavigate } from '@atelie/web-kit/router'

/** Signs out and forgets the page that was open: whoever signs in next starts at the beginning. */
export function useSignOut(): () => void {
  const { logout } = useAuth()
  const navigate = useNavigate()
  return () => {
    void logout()
    void navigate('/auth', { replace: true })
  }
}
