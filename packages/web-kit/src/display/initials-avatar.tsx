import { Avatar } from '@atelie/web-kit/ui'
import { initialsOf } from './initials.ts'

/** Decoration beside a name, so hidden from screen readers. */
export function InitialsAvatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <Avatar aria-hidden sx={{ width: size, height: size, fontSize: size * 0.4, fontWeight: 600, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
      {initialsOf(name)}
    </Avatar>
  )
}
