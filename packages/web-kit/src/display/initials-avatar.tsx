import { Box } from '@atelie/web-kit/ui'
import { initialsOf } from './initials.ts'
import { tinted, tintOf } from './tints.ts'

/** Shows initials in the tint of the name. Decoration beside it, so hidden from screen readers. MUI's Avatar also supports images, which we do not have. */
export function InitialsAvatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        fontSize: size * 0.4,
        fontWeight: 600,
        lineHeight: 1,
        ...tinted(tintOf(name)),
      }}
    >
      {initialsOf(name)}
    </Box>
  )
}
