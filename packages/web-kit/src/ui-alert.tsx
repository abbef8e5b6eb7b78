import { styled, type SxProps, type Theme } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'

/** The sign of each kind, on a grid of 24 px. */
const signs = {
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7.5v5.5M12 16.5v.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 11v5.5M12 7.5v.01',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M8 12.5l3 3 5-6',
  warning: 'M12 3.5L2.5 20h19zM12 10v4.5M12 17v.01',
}

interface Props {
  severity: keyof typeof signs
  /** Beside the message; on a phone it has a line of its own instead of squeezing the text. */
  action?: ReactNode
  /** Instead of the sign. */
  icon?: ReactNode
  role?: string
  sx?: SxProps<Theme>
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A message in place. MUI's own has more kinds and slots than all our pages together, in the first load. */
export function Alert({ severity, action, icon, role = 'alert', children, ...rest }: Props) {
  const color = (part: string) => `var(--mui-palette-Alert-${severity}${part})`
  return (
    <Frame role={role} style={{ color: color('Color'), backgroundColor: color('StandardBg') }} {...rest}>
      {icon ?? (
        <svg
          viewBox="0 0 24 24"
          width={22}
          height={22}
          style={{ stroke: color('IconColor') }}
          fill="none"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d={signs[severity]} />
        </svg>
      )}
      <Message>{children}</Message>
      {action && <Action>{action}</Action>}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  columnGap: 12,
  padding: '6px 16px',
  borderRadius: theme.shape.borderRadius,
  svg: { flexShrink: 0 },
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap' },
}))

const Message = styled('div')({ flex: '1 1 200px', minWidth: 0, paddingBlock: 8, overflowWrap: 'anywhere' })
const Action = styled('div')({ display: 'flex', marginLeft: 'auto', whiteSpace: 'nowrap' })
