/** A font file as a data URL: the bundler reads it at build time. */
declare module '*.woff2?inline' {
  const url: string
  export default url
}
