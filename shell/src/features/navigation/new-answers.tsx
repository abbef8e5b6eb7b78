import { newAnswersQuery } from '@atelie/web-kit/calls/new-answers'
import { useQuery, useQueryClient } from '@atelie/web-kit/query'
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
  const count = useQuery({ ...newAnswersQuery, enabled: user !== null }).data?.count ?? 0
  useEffect(() => {
    void client.refetchQueries({ queryKey: newAnswersQuery.queryKey }, { cancelRefetch: false })
  }, [client, pathname])
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
  const count = useQuery({ ...newAnswersQuery, enabled: false }).data?.count ?? 0
  return path === PATH && count > 0 ? <Badge aria-hidden>{count}</Badge> : null
}

const Badge = styled('span')(({ theme }) => ({
  minWidth: 18,
  marginLeft: 4,
  padding: '0 5px',
  borderRadius: 9,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 700,
  textAlign: 'center',
  color: theme.vars?.palette.primary.contrastText,
  background: theme.vars?.palette.primary.main,
}))
