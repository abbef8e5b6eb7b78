declare module '*.woff2' {
  const url: string
  export default url
}
/** In the script itself, for what must not come later than it. */
declare module '*.svg?inline' {
  const url: string
  export default url
}
declare module '*.svg' {
  const url: string
  export default url
}
