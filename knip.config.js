// @ts-check

/**
 * Finds unused files, packages and exports.
 * @type {import('knip').KnipConfig}
 */
export default {
  ignoreBinaries: ['su', 'openssl'],
  // Only mentioned in the bundles' configuration.
  ignoreDependencies: ['@emotion/react', '@emotion/styled', /^@module-federation\//],
  workspaces: {
    // At the top, so that an optional peer of the front-ends finds the major version it wants: a list of packages with any other is refused.
    '.': { ignoreDependencies: ['ajv'] },
    'packages/*': { includeEntryExports: true },
    'packages/web-kit': { includeEntryExports: true },
    'packages/service-kit': { includeEntryExports: true, entry: ['test/{stopping,stuck}-process.ts'] },
    // Run by npm scripts, the second one as a bundle.
    'services/ai': { entry: ['rspack.content.mjs', 'src/content/cli.ts'] },
    // Their development server is started by `exec`, which hides it.
    'mfe-*': {
      entry: ['src/expose.tsx', 'src/standalone.tsx', 'rspack.config.mjs', 'rspack.standalone.mjs'],
      ignoreDependencies: ['@rspack/cli', '@rspack/dev-server'],
    },
    shell: { entry: ['src/index.ts', 'rspack.config.mjs'] },
    // These import each other by path, but nx must know the dependency.
    e2e: {
      entry: ['playwright.config.ts', 'browser-engines/*.test.ts', 'browser-engines.config.ts'],
      ignoreDependencies: ['@atelie/infra'],
    },
    infra: {
      entry: ['**/*.mjs', 'compose/mongodb-setup.js'],
      ignoreDependencies: [
        '@atelie/service-kit',
        '@cyclonedx/cyclonedx-npm',
        '@stryker-mutator/core',
        '@stryker-mutator/vitest-runner',
      ],
    },
  },
}
