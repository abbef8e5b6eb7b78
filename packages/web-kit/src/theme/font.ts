import url from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** The typeface, as part of the theme: a style sheet of its own would need a request, and code that loads style sheets. */
export const fontFace = {
  fontFamily: 'Figtree Variable',
  fontDisplay: 'swap',
  fontWeight: '300 900',
  src: `url(${url}) format("woff2")`,
}
