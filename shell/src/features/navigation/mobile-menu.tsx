import { useAuth } from '@atelie/web-kit/session/auth-context'
import { LogoutIcon, UserIcon } from '@atelie/web-kit/display/icons'
import { NavLink } from '@atelie/web-kit/router'
import { Box, Typography } from '@atelie/web-kit/ui'
import { Drawer, List, ListItemButton, ListItemText } from '@atelie/web-kit/ui-drawer'
import { Divider, ListSubheader } from '@atelie/web-kit/ui-overlay'
import { Fragment } from 'react'
import { greetingName } from './display-name.ts'
import { describedBy, NewAnswersBadge } from './new-answers.tsx'
import { generatorRoutes } from './route-registry.tsx'
import { strings } from './strings.ts'
import { useSignOut } from './use-sign-out.ts'
import { useVisibleLinks } from './visible-links.ts'

/** The titles of groups, by the path of their first page. */
const GROUPS: Partial<Record<string, string>> = {
  '/clients': strings.business,
  [generatorRoutes[0]!.path]: strings.content,
}

const groupStyle = { lineHeight: 2.5, background: 'none', color: 'text.secondary', fontWeight: 600 }

const itemStyle = {
  gap: 2,
  minHeight: 48,
  borderRadius: 1,
  color: 'text.primary',
  '&[aria-current=page]': {
    color: 'primary.main',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
    fontWeight: 700,
  },
}

export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useAuth()
  const links = useVisibleLinks()
  const signOut = useSignOut()
  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': 'mobile-menu-title', sx: { width: { xs: 260, sm: 300 } } } }}
    >
      <Box sx={{ px: 3, pt: 3, pb: 1 }}>
        <Typography id="mobile-menu-title" variant="h2">
          {user ? strings.menu : strings.navigation}
        </Typography>
        {user && (
          <Typography color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {strings.greeting}
            {greetingName(user)}
          </Typography>
        )}
      </Box>
      <List component="nav" sx={{ px: 1 }}>
        {links.map(({ path, link: { label, icon: Icon } }) => (
          <Fragment key={path}>
            {user && GROUPS[path] && (
              <ListSubheader component="div" sx={groupStyle}>
                {GROUPS[path]}
              </ListSubheader>
            )}
            <ListItemButton component={NavLink} to={path} end onClick={onClose} sx={itemStyle} {...describedBy(path)}>
              <Icon />
              <ListItemText primary={label} />
              <NewAnswersBadge path={path} />
            </ListItemButton>
          </Fragment>
        ))}
        {user && (
          <>
            <Divider sx={{ my: 1 }} />
            <ListItemButton component={NavLink} to="/account" onClick={onClose} sx={itemStyle}>
              <UserIcon />
              <ListItemText primary={strings.profile} />
            </ListItemButton>
            <ListItemButton
              onClick={() => {
                onClose()
                signOut()
              }}
              sx={itemStyle}
            >
              <LogoutIcon />
              <ListItemText primary={strings.signOut} />
            </ListItemButton>
          </>
        )}
      </List>
    </Drawer>
  )
}
