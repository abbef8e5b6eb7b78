import { MoreIcon } from '@atelie/web-kit/display/icons'
import { NavLink } from '@atelie/web-kit/router'
import { styled } from '@atelie/web-kit/ui'
import { useLayoutEffect } from 'react'
import { loadAhead, MobileMenu } from './menus-on-demand.ts'
import { describedBy, NewAnswersBadge } from './new-answers.tsx'
import { barRoutes } from './route-registry.tsx'
import { strings } from './strings.ts'

const loadMenu = loadAhead(MobileMenu)

/** The pages of every day within reach of the thumb, on phones. What stands at the bottom of a page stands above it. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--bottom-bar', 'calc(56px + env(safe-area-inset-bottom))')
    return () => void style.removeProperty('--bottom-bar')
  }, [])
  return (
    <Bar aria-label={strings.shortcuts} data-footer>
      {barRoutes.map(({ path, link: { label, icon: Icon } }) => (
        <NavLink key={path} to={path} end {...describedBy(path)}>
          <Icon />
          {label}
          <NewAnswersBadge path={path} />
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" onPointerDown={loadMenu} onFocus={loadMenu} onClick={onMenu}>
        <MoreIcon />
        {strings.more}
      </button>
    </Bar>
  )
}

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: 'var(--bottom-bar)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  [theme.breakpoints.up('sm')]: { display: 'none' },
  // Beside the icon.
  'a > span': { position: 'absolute', top: 4, translate: '16px' },
  'a, button': {
    outlineOffset: '-2px !important',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    border: 0,
    padding: 0,
    font: 'inherit',
    fontSize: '0.75rem',
    fontWeight: 500,
    color: theme.vars?.palette.text.secondary,
    background: 'none',
    textDecoration: 'none',
  },
  'button svg': { rotate: '90deg' },
  'button:focus-visible': { outline: '2px solid' },
  '[aria-current=page]': { color: theme.vars?.palette.primary.main, fontWeight: 700 },
}))
