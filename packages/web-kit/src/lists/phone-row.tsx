import { styled } from '@atelie/web-kit/ui'
import type { ReactNode } from 'react'
import { Unseen } from '../display/unseen.tsx'

interface Props {
  /** A picture at the start. */
  lead?: ReactNode
  /** People look for it first. */
  title: ReactNode
  /** On the line of the title, at the end of the row. */
  sum?: ReactNode
  /** The grey line below the title. */
  details: ReactNode
}

/** A row of a table on a phone: what one looks for first in bold, the sum at its end, the rest in one grey line. */
export function PhoneRow({ lead, title, sum, details }: Props) {
  return (
    <>
      {lead && <Lead>{lead}</Lead>}
      <Title data-lines={sum === undefined ? 2 : 1}>{title}</Title>
      {sum !== undefined && <Sum data-sum>{sum}</Sum>}
      <Details>{details}</Details>
    </>
  )
}

/** A value with its column's name, which is not visible on a phone. */
export function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <Unseen as="span">{name}: </Unseen>
      {children}
    </span>
  )
}

const Lead = styled('div')({ gridArea: 'lead', alignSelf: 'center' })

const Title = styled('div')({
  gridArea: 'title',
  alignSelf: 'center',
  minWidth: 0,
  fontWeight: 600,
  lineHeight: 1.3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&[data-lines="1"]': { whiteSpace: 'nowrap' },
  '&[data-lines="2"]': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
})

const Sum = styled('div')(({ theme }) => ({
  gridArea: 'sum',
  alignSelf: 'center',
  paddingRight: theme.spacing(1.5),
  fontWeight: 600,
  textAlign: 'right',
  whiteSpace: 'nowrap',
}))

const Details = styled('div')(({ theme }) => ({
  gridArea: 'details',
  alignSelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.25, 0.75),
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.vars?.palette.text.secondary,
}))
