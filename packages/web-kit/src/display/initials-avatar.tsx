import { Box } from '@atelie/web-kit/ui'
import { initialsOf } from './initials.ts'
import { tinted, tintOf } from './tints.ts'

/** In the tint of the name. Decoration beside it, so hidden from screen readers. MUI's own also knows pictures, which nobody has. */
export function InitialsAvatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex', alignItems: 'center', justifyContent: 'center', flexShrink: 0, width: size, height: size, borderRadius: '50%',
        fontSize: size * 0.4, fontWeight: 600, lineHeight: 1, ...tinted(tintOf(name)),
      }}
    >
      {initialsOf(name)}
    </Box>
  )
}
