import { Avatar } from '@atelie/web-kit/ui'

/** 'Ana Maria Souza' → AS. Decoration beside a name, so hidden from screen readers. */
export function InitialsAvatar({ name, size = 36 }: { name: string; size?: number }) {
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('').toUpperCase()
  return (
    <Avatar aria-hidden sx={{ width: size, height: size, fontSize: size * 0.4, fontWeight: 600, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
      {initials}
    </Avatar>
  )
}
