import { useAuth } from '@atelie/web-kit/session/auth-context'
import { PageWidth, TopBar } from '@atelie/web-kit/display/frame-parts'
import { MenuIcon } from '@atelie/web-kit/display/icons'
import { Mark } from '@atelie/web-kit/display/mark'
import { Link as RouterLink, NavLink } from '@atelie/web-kit/router'
import { Box, Button, IconButton, Stack, styled } from '@atelie/web-kit/ui'
import { strings as shellStrings } from '../../strings.ts'
import { ContentMenu } from './content-menu.tsx'
import { loadAhead, MobileMenu } from './menus-on-demand.ts'
import { describedBy, NewAnswersBadge } from './new-answers.tsx'
import { strings } from './strings.ts'
import { UserMenu } from './user-menu.tsx'
import { useVisibleLinks } from './visible-links.ts'

/** From here on the links of the business fit on one line, with the generators behind a button. */
const MEDIUM = '@media (min-width: 900px)'

const loadMenu = loadAhead(MobileMenu)

export function Header({ onMenu }: { onMenu: () => void }) {
  const { user, status } = useAuth()
  const links = useVisibleLinks()
  const isVisitor = status === 'ready' && !user
  // Hidden links keep their space, so that nothing jumps once the session is known.
  const visibility = status === 'loading' ? 'hidden' : 'visible'

  return (
    <TopBar>
      <PageWidth>
        <Stack direction="row" sx={{ alignItems: 'center', minHeight: 56, gap: 1 }}>
          <IconButton
            edge="start"
            aria-label={strings.openMenu}
            onPointerEnter={loadMenu}
            onFocus={loadMenu}
            onClick={onMenu}
            sx={{ [MEDIUM]: { display: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Brand to="/">
            <Mark size={28} />
            {shellStrings.productName}
          </Brand>
          {user && (
            <Box sx={{ display: 'none', [MEDIUM]: { display: 'block' } }}>
              <UserMenu user={user} />
            </Box>
          )}
          {isVisitor && (
            <Button component={RouterLink} to="/auth" variant="contained">
              {strings.signIn}
            </Button>
          )}
        </Stack>
        <Stack
          component="nav"
          direction="row"
          aria-label={strings.navigation}
          style={{ visibility }}
          sx={{ display: 'none', [MEDIUM]: { display: 'flex' }, mx: { xs: -1, lg: -1.5 }, pb: 0.5 }}
        >
          {links.map((route) => (
            <HeaderLink
              key={route.path}
              to={route.path}
              end
              {...describedBy(route.path)}
              data-folds={(user && route.remote === 'mfe-content') || undefined}
            >
              {route.link.label}
              <NewAnswersBadge path={route.path} />
            </HeaderLink>
          ))}
          {user && <ContentMenu />}
        </Stack>
      </PageWidth>
    </TopBar>
  )
}

const Brand = styled(RouterLink)(({ theme }) => ({
  ...theme.typography.h1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  marginRight: 'auto',
  padding: theme.spacing(1, 0),
  fontSize: '1.375rem',
  color: theme.vars?.palette.primary.main,
  textDecoration: 'none',
}))

const HeaderLink = styled(NavLink)(({ theme }) => ({
  padding: theme.spacing(1.5, 1),
  borderRadius: theme.shape.borderRadius,
  fontSize: '0.8125rem',
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(1.5), fontSize: '0.875rem' },
  fontWeight: 500,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('lg')]: { '&[data-folds]': { display: 'none' } },
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&[aria-current=page]': {
    color: theme.vars?.palette.primary.main,
    fontWeight: 700,
    boxShadow: `inset 0 -2px ${theme.vars?.palette.primary.main}`,
    borderRadius: 0,
  },
}))
