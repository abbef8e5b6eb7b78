/**
 * Shared with the remotes, and provided by the shell only. Everything with state or a React context must be listed, or a
 * remote gets a second, separate copy of it. Modules are matched by the text of the import, so even web-kit imports these
 * as '@atelie/web-kit/…', never as './…'; the linter checks that.
 */
export const ON_FIRST_LOAD = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@emotion/react',
  '@emotion/styled',
  '@atelie/web-kit/ui',
  '@atelie/web-kit/router',
  '@atelie/web-kit/back/close-on-back',
  '@atelie/web-kit/query',
  '@atelie/web-kit/calls/api',
  '@atelie/web-kit/session/auth-context',
  '@atelie/web-kit/runtime-config',
  '@atelie/web-kit/toast/toast',
  '@atelie/web-kit/display/icons',
  '@atelie/web-kit/display/error-state',
  '@atelie/web-kit/display/failure-code',
]

/** Shared too, but loaded on demand. The shell must import each somewhere, or it does not provide it. */
export const ON_DEMAND = [
  '@atelie/web-kit/ui-form',
  '@atelie/web-kit/ui-page',
  '@atelie/web-kit/ui-overlay',
  '@atelie/web-kit/ui-data',
  '@atelie/web-kit/ui-picker',
  '@atelie/web-kit/display/page-parts',
  '@atelie/web-kit/hook-form',
  '@atelie/contract/schema',
]
