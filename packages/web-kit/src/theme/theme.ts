import { createTheme } from '@atelie/web-kit/ui'
import { displayFace, fontFaces, textFamily } from './font.ts'
import { hues } from './hues.ts'

const RADIUS = 12
/** The smallest comfortable touch target, in px. */
const TARGET = 44
/** The space that floating buttons take on a phone, margins included, in px. */
const FLOATING = TARGET + 2 * 16

/** The focus ring. With a negative offset it is inside elements whose container would clip it. */
const focusRing = (outlineOffset: number) => ({ outline: '2px solid var(--mui-palette-primary-main)', outlineOffset })

/**
 * The look of the product: warm paper, ink text, a plum accent; income green and expense red are for money only.
 * 'media' follows the system, 'class' the choice of a person.
 */
export const themeBy = (colorSchemeSelector: 'media' | 'class') =>
  createTheme({
    cssVariables: { colorSchemeSelector },
    colorSchemes: {
      light: {
        palette: {
          ...hues.light,
          primary: { main: '#6d2f63', dark: '#54234c', contrastText: '#ffffff' },
          success: { main: '#2e6b3e' },
          error: { main: '#b3261e' },
          info: { main: '#6d2f63' },
          warning: { main: '#8a5a00' },
          background: { default: '#fbf5ec', paper: '#fffefb' },
          text: { primary: '#2a1a2b', secondary: '#625260' },
          divider: '#ecdfd0',
          // Derived from the palette, these would be shades of grey, and nearly black in dark mode.
          Alert: { warningStandardBg: '#fff0c2' },
        },
      },
      dark: {
        palette: {
          ...hues.dark,
          primary: { main: '#e2a8d3', dark: '#c88cba', contrastText: '#2d1328' },
          success: { main: '#8fd19e' },
          error: { main: '#ffb4ab' },
          info: { main: '#e2a8d3' },
          warning: { main: '#f0c36d' },
          background: { default: '#1a141b', paper: '#261e27' },
          text: { primary: '#f6ebf1', secondary: '#c2b1bf' },
          divider: '#40333f',
          Alert: { warningStandardBg: '#3f3312', errorStandardBg: '#4a2320', infoStandardBg: '#362832' },
        },
      },
    },
    shape: { borderRadius: RADIUS },
    typography: {
      fontFamily: textFamily,
      // The longest title of a page is one line of a phone.
      h1: {
        ...displayFace,
        fontSize: '1.75rem',
        letterSpacing: '-0.01em',
        lineHeight: 1.25,
        '@media (max-width: 599.95px)': { fontSize: '1.6rem' },
      },
      h2: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
      h3: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        // In one object, the faces would be one rule.
        styleOverrides: () => [
          ...fontFaces.map((face) => ({ '@font-face': face })),
          {
            // A focused element must not be under the sticky header, and what sticks below it must know where it ends on a phone.
            html: { scrollPaddingTop: 120, '--header-height': '57px' },
            // Nor under the floating buttons of a phone.
            '@media (max-width: 599.95px)': {
              html: { scrollPaddingBottom: `calc(${FLOATING}px + var(--bottom-bar, 0px))` },
            },
            body: { minHeight: '100dvh' },
            'a:focus-visible': focusRing(2),
            // A control whose part is still on the way stays pressed, with a line that moves along its foot.
            ':is(button, a, tr)[aria-busy=true]': {
              position: 'relative',
              opacity: 0.7,
              '&::after': {
                content: '""',
                position: 'absolute',
                inset: 'auto 8px 4px',
                height: 3,
                borderRadius: 3,
                background: 'currentColor',
                animation: 'opening 0.6s infinite alternate',
              },
            },
            '@keyframes opening': { from: { transform: 'scaleX(0.1)' } },
            // Nothing can be pressed on paper.
            '@media print': {
              'header, button, .MuiTabs-root, .MuiFormControl-root:has([type="search"]), [data-toasts]': {
                display: 'none !important',
              },
            },
            // Motion is only decoration; nothing waits for the end of a transition. A short duration would not do for transitions:
            // it starts one on every element for every property, and inherited colours then change one level a frame.
            '@media (prefers-reduced-motion: reduce)': {
              '*, *::before, *::after': {
                animationDuration: '0.01ms !important',
                animationIterationCount: '1 !important',
                transition: 'none !important',
              },
            },
          },
        ],
      },
      MuiButtonBase: {
        // The focus ring is enough; a grey ripple would be a second indicator.
        styleOverrides: {
          root: { '&.Mui-focusVisible': focusRing(2), '.MuiTouchRipple-ripplePulsate': { display: 'none' } },
        },
      },
      MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing(-2) } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: TARGET, paddingInline: 20, '&[aria-disabled=true]': { opacity: 0.7, cursor: 'default' } },
        },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
      MuiTab: {
        styleOverrides: {
          root: {
            minHeight: 48,
            minWidth: 0,
            paddingInline: 12,
            fontSize: '1rem',
            '&.Mui-focusVisible': focusRing(-2),
          },
        },
      },
      MuiTableCell: { styleOverrides: { root: ({ theme: { vars } }) => ({ borderColor: vars?.palette.divider }) } },
      MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET, '&.Mui-focusVisible': focusRing(-2) } } },
      // Scrolling a field into view includes its label and its message.
      MuiInputBase: {
        styleOverrides: {
          input: ({ theme: { vars } }) => ({
            scrollMarginBlock: '32px 48px',
            '&::placeholder': { color: vars?.palette.text.secondary, opacity: 1 },
          }),
        },
      },
      // In dark mode MUI lightens elevated surfaces until cards inside a dialog look sunken.
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: ({ theme: { vars } }) => ({ borderColor: vars?.palette.divider }) },
      },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    },
  })

export const theme = screenOnly(themeBy('media'))

/** Parts that MUI's types leave out of a theme with colour schemes. */
interface Schemes {
  generateStyleSheets: () => Record<string, object>[]
  getColorSchemeSelector: (scheme: string) => string
}

/** Paper is white, so that the dark scheme is for screens only. */
function screenOnly(base: ReturnType<typeof themeBy>): typeof base {
  const theme = base as typeof base & Schemes
  const { generateStyleSheets, getColorSchemeSelector } = theme
  const restricted = (selector: string) =>
    selector.replace('@media (prefers-color-scheme: dark)', '@media screen and (prefers-color-scheme: dark)')
  theme.generateStyleSheets = () =>
    generateStyleSheets().map((sheet) =>
      Object.fromEntries(Object.entries(sheet).map(([selector, css]) => [restricted(selector), css])),
    )
  theme.getColorSchemeSelector = (scheme) => restricted(getColorSchemeSelector(scheme))
  return theme
}
