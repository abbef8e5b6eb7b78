import { IconButton } from '@atelie/web-kit/ui'
import type { IconComponent } from '../display/icons.tsx'

interface Props {
  /** Tooltip and accessible name. */
  title: string
  icon: IconComponent
  onClick?: (button: HTMLElement) => void
  /** Opens an outside page in a new tab instead. */
  href?: string
  disabled?: boolean
}

/** A small button at the end of a list row. The second click of a double click does nothing. */
export function RowAction({ title, icon: Icon, onClick, href, disabled }: Props) {
  const link = href && { component: 'a' as const, href, target: '_blank', rel: 'noopener' }
  return (
    <IconButton
      title={title}
      aria-label={title}
      onClick={({ detail, currentTarget }) => {
        if (detail < 2) onClick?.(currentTarget)
      }}
      disabled={disabled}
      {...link}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
}
