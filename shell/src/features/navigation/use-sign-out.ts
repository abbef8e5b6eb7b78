import { useAuth } from '@atelie/web-kit/auth-context'
import { useNavigate } from '@atelie/web-kit/router'

/** Signs out and forgets the page that was open: whoever signs in next starts at the beginning. */
export function useSignOut(): () => Promise<void> {
  const { logout } = useAuth()
  const navigate = useNavigate()
  return async () => {
    await logout()
    await navigate('/auth', { replace: true })
  }
}
