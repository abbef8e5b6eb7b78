import { styled } from '@atelie/web-kit/ui'

/** The width of the page in the middle of a wide screen. */
const WIDEST = 1200

/** Keeps header and page to the same width. */
export const PageWidth = styled('div')(({ theme }) => ({
  maxWidth: WIDEST,
  marginInline: 'auto',
  paddingInline: 24,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}))

/** Stays at the top. */
export const TopBar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars?.palette.background.paper,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
}))
