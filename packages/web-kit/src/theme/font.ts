import textUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import displayUrl from './display-face/bricolage-grotesque-800-latin.woff2'

/** The typefaces, as part of the theme: a style sheet of its own would need a request, and code that loads style sheets. */
export const fontFaces = [
  {
    fontFamily: 'Figtree Variable',
    fontDisplay: 'swap',
    fontWeight: '300 900',
    src: `url(${textUrl}) format("woff2")`,
  },
  {
    fontFamily: 'Bricolage Grotesque',
    fontDisplay: 'swap',
    fontWeight: 800,
    src: `url(${displayUrl}) format("woff2")`,
  },
  // Scaled to the width of our faces, so that no line breaks elsewhere once those have arrived; lines have a height of their own.
  { fontFamily: 'Text stand-in', src: 'local("Arial"), local("Liberation Sans"), local("Roboto")', sizeAdjust: '99%' },
  {
    fontFamily: 'Display stand-in',
    src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
    sizeAdjust: '103%',
  },
]

export const textFamily = "'Figtree Variable', 'Text stand-in', system-ui, sans-serif"
/** For the brand and the titles of pages only. */
export const displayFace = {
  fontFamily: "'Bricolage Grotesque', 'Display stand-in', system-ui, sans-serif",
  fontWeight: 800,
}
