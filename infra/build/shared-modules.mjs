/**
 * Shared with the remotes, and provided by the shell alone. Whatever holds state or a React context must be here, or a
 * remote gets a second copy of it that knows nothing of the first. Modules of web-kit are matched by the words of the
 * import, so even inside web-kit these are imported as '@atelie/web-kit/…', never as './…'; the linter sees to that.
 */
export const ON_FIRST_LOAD = [
  'react', 'react/', 'react-dom', 'react-dom/', '@tanstack/react-query', '@emotion/react', '@emotion/styled',
  '@atelie/web-kit/ui', '@atelie/web-kit/router', '@atelie/web-kit/calls/api', '@atelie/web-kit/session/auth-context',
  '@atelie/web-kit/runtime-config', '@atelie/web-kit/toast/toast', '@atelie/web-kit/display/icons', '@atelie/web-kit/display/page-parts',
]

/** Shared too, but fetched when a screen asks for them. The shell must name each in an import somewhere, or it does not provide it. */
export const ON_DEMAND = ['@atelie/web-kit/ui-form', '@atelie/web-kit/ui-data', 'react-hook-form']
