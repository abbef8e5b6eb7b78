import { callApi } from '@atelie/web-kit/calls/api'
import { countNewAnswers } from '@atelie/web-kit/calls/bare-calls'
import { NEW_ANSWERS, useNewAnswers } from '@atelie/web-kit/calls/new-answers'
import { useQueryClient } from '@atelie/web-kit/query'
import { useLocation } from '@atelie/web-kit/router'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { styled } from '@atelie/web-kit/ui'
import { useEffect } from 'react'
import { strings } from './strings.ts'

const ID = 'new-answers'
const PATH = '/quotes'

/** Asks for new answers at the start and on each page, and says how many there are; a failure leaves what was known. */
export function NewAnswers() {
  const { user } = useAuth()
  const { pathname } = useLocation()
  const client = useQueryClient()
  const count = useNewAnswers()
  useEffect(() => {
    const asked = { queryKey: NEW_ANSWERS, queryFn: () => callApi(countNewAnswers, {}), staleTime: 0 }
    if (user) void client.prefetchQuery(asked)
  }, [client, pathname, user])
  return (
    <span id={ID} hidden>
      {count > 0 && strings.newAnswers(count)}
    </span>
  )
}

/** The description of a link in menus, whose name stays as it is. */
export const describedBy = (path: string) => (path === PATH ? { 'aria-describedby': ID } : {})

/** The number of new answers on the link of quotes. */
export function NewAnswersBadge({ path }: { path: string }) {
  const count = useNewAnswers()
  return path === PATH && count > 0 ? <Badge aria-hidden>{count}</Badge> : null
}

const Badge = styled('span')(({ theme }) => ({
  marginLeft: 4,
  padding: '1px 6px',
  borderRadius: 9,
  fontSize: '0.75rem',
  color: theme.vars?.palette.primary.contrastText,
  background: theme.vars?.palette.primary.main,
}))
