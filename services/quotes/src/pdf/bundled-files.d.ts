/** A font file as a data URL, read by the bundler at build time. */
declare module '*.woff2?inline' {
  const url: string
  export default url
}

/** The text of a source, as it is in the repository. */
declare module '*?raw' {
  const source: string
  export default source
}
