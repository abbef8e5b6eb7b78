import type { User } from '@atelie/contract/users'
import { ChevronDownIcon, LogoutIcon, UserIcon } from '@atelie/web-kit/display/icons'
import { InitialsAvatar } from '@atelie/web-kit/display/initials-avatar'
import { pageNames } from '@atelie/web-kit/remote-routes'
import { Link } from '@atelie/web-kit/router'
import { Button, Divider, ListSubheader, Menu, MenuItem, Typography } from '@atelie/web-kit/ui'
import { useState } from 'react'
import { displayName } from './display-name.ts'
import { strings } from './strings.ts'
import { useSignOut } from './use-sign-out.ts'

export function UserMenu({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const signOut = useSignOut()
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 280, gap: 1 }}
      >
        <InitialsAvatar name={displayName(user)} size={32} />
        <Typography component="span" variant="inherit" noWrap>{displayName(user)}</Typography>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        // It opens outside the page's landmarks, so it is one itself.
        slotProps={{ root: { role: 'region', 'aria-label': displayName(user) } }}
      >
        {/* On the button a long name is truncated. */}
        <ListSubheader role="presentation" sx={{ maxWidth: 280, lineHeight: 1.5, py: 1, color: 'text.primary', overflowWrap: 'anywhere' }}>{displayName(user)}</ListSubheader>
        <MenuItem component={Link} to="/account" onClick={close}>{pageNames['/account']}</MenuItem>
        <MenuItem component={Link} to="/account" onClick={close} sx={{ gap: 1 }}><UserIcon fontSize="small" />{strings.profile}</MenuItem>
        <Divider />
        <MenuItem onClick={() => { close(); signOut() }} sx={{ gap: 1 }}><LogoutIcon fontSize="small" />{strings.signOut}</MenuItem>
      </Menu>
    </>
  )
}
