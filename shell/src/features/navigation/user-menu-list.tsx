import { LogoutIcon, UserIcon } from '@atelie/web-kit/display/icons'
import { pageAt } from '@atelie/web-kit/remote-routes'
import { Link } from '@atelie/web-kit/router'
import { Divider, ListSubheader, Menu, MenuItem } from '@atelie/web-kit/ui-overlay'
import { strings } from './strings.ts'
import { useSignOut } from './use-sign-out.ts'

interface Props {
  open: boolean
  name: string
  /** The button. */
  anchor: () => HTMLElement | null
  onClose: () => void
}

export function UserMenuList({ open, name, anchor, onClose: close }: Props) {
  const signOut = useSignOut()
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={close}
      transformOrigin={{ horizontal: 'right', vertical: 'top' }}
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      // It opens outside the page's landmarks, so it is one itself.
      slotProps={{ root: { role: 'region', 'aria-label': name } }}
    >
      {/* On the button a long name is truncated. */}
      <ListSubheader
        role="presentation"
        sx={{ maxWidth: 280, lineHeight: 1.5, py: 1, color: 'text.primary', overflowWrap: 'anywhere' }}
      >
        {name}
      </ListSubheader>
      <MenuItem component={Link} to="/account" onClick={close}>
        {pageAt['/account'].name}
      </MenuItem>
      <MenuItem component={Link} to="/account" onClick={close} sx={{ gap: 1 }}>
        <UserIcon fontSize="small" />
        {strings.profile}
      </MenuItem>
      <Divider />
      <MenuItem
        onClick={() => {
          close()
          signOut()
        }}
        sx={{ gap: 1 }}
      >
        <LogoutIcon fontSize="small" />
        {strings.signOut}
      </MenuItem>
    </Menu>
  )
}
