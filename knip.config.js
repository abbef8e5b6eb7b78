// @ts-check

/**
 * Finds files, packages and exports that nobody uses.
 * @type {import('knip').KnipConfig}
 */
export default {
  ignoreBinaries: ['su'],
  // Named by the bundles' configuration alone.
  ignoreDependencies: ['@emotion/react', '@emotion/styled', '@tanstack/react-query', /^@module-federation\//],
  workspaces: {
    '.': {},
    'packages/*': { includeEntryExports: true },
    'packages/web-kit': { includeEntryExports: true, ignoreDependencies: ['@fontsource-variable/figtree'] },
    'packages/service-kit': { includeEntryExports: true, entry: ['test/stuck-process.ts'] },
    'mfe-*': { entry: ['src/expose.tsx'] },
    // What these use of each other they name by its place; nx has to know all the same.
    e2e: { entry: ['playwright.config.ts', 'upstreams.ts'], ignoreDependencies: ['@atelie/infra'] },
    infra: { entry: ['**/*.mjs', 'compose/mongodb-setup.js'], ignoreDependencies: ['@atelie/service-kit'] },
  },
}
