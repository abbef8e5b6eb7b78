import { useAuth } from '@atelie/web-kit/session/auth-context'
import { LogoutIcon, UserIcon } from '@atelie/web-kit/display/icons'
import { NavLink } from '@atelie/web-kit/router'
import { Box, Typography } from '@atelie/web-kit/ui'
import { Drawer, List, ListItemButton, ListItemText } from '@atelie/web-kit/ui-drawer'
import { Divider } from '@atelie/web-kit/ui-overlay'
import { greetingName } from './display-name.ts'
import { strings } from './strings.ts'
import { useSignOut } from './use-sign-out.ts'
import { useVisibleLinks } from './visible-links.ts'

const itemStyle = {
  gap: 2,
  minHeight: 48,
  borderRadius: 1,
  color: 'text.primary',
  '&[aria-current=page]': { color: 'primary.main', bgcolor: 'action.selected' },
}

export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useAuth()
  const links = useVisibleLinks()
  const signOut = useSignOut()
  return (
    <Drawer anchor="left" open={open} onClose={onClose} slotProps={{ paper: { 'aria-labelledby': 'mobile-menu-title', sx: { width: { xs: 260, sm: 300 } } } }}>
      <Box sx={{ px: 3, pt: 3, pb: 1 }}>
        <Typography id="mobile-menu-title" variant="h2">{user ? strings.menu : strings.navigation}</Typography>
        {user && <Typography color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{strings.greeting}{greetingName(user)}</Typography>}
      </Box>
      <List component="nav" sx={{ px: 1 }}>
        {links.map(({ path, link: { label, icon: Icon } }) => (
          <ListItemButton key={path} component={NavLink} to={path} end onClick={onClose} sx={itemStyle}>
            <Icon /><ListItemText primary={label} />
          </ListItemButton>
        ))}
        {user && (
          <>
            <Divider sx={{ my: 1 }} />
            <ListItemButton component={NavLink} to="/account" onClick={onClose} sx={itemStyle}>
              <UserIcon /><ListItemText primary={strings.profile} />
            </ListItemButton>
            <ListItemButton onClick={() => { onClose(); signOut() }} sx={itemStyle}>
              <LogoutIcon /><ListItemText primary={strings.signOut} />
            </ListItemButton>
          </>
        )}
      </List>
    </Drawer>
  )
}
