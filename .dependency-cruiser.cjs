/**
 * Which part may import which. Web and services share only the contract and money; no service or remote imports another.
 */
const web = '^(shell|mfe-[^/]+|packages/web-kit)/'
const server = '^(services|gateway|packages/service-kit)/'
const fakes = '^packages/web-kit/src/(testing|standalone)/'
const tests = '(/test/|\\.test\\.)'

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'web-not-server', severity: 'error', from: { path: web }, to: { path: `${server}|^packages/test-kit/` } },
    { name: 'server-not-web', severity: 'error', from: { path: server }, to: { path: web } },
    {
      name: 'parts-apart',
      severity: 'error',
      from: { path: '^(services/[^/]+|gateway|shell|mfe-[^/]+)/' },
      to: { path: '^(services|gateway|shell|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { path: '^(packages/(?!contract|money)|services|gateway|shell|mfe)' },
    },
    {
      name: 'money-stands-alone',
      severity: 'error',
      from: { path: '^packages/money/src' },
      to: { path: '^(packages/(?!money)|services|gateway|shell|mfe)' },
    },
    {
      name: 'packages-below-apps',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|test)/' },
      to: { path: '^(services|gateway|shell|mfe-[^/]+|infra|e2e)/' },
    },
    {
      name: 'tests-stay-in-tests',
      severity: 'error',
      from: {
        pathNot: `${tests}|/test-records\\.ts$|^(packages/test-kit|packages/contract/src/examples|packages/web-kit/src/standalone|e2e|infra)/`,
      },
      to: { path: '^packages/(test-kit|contract/src/examples)/' },
    },
    {
      name: 'fakes-stay-out-of-the-product',
      severity: 'error',
      from: { path: web, pathNot: `${tests}|/test-steps\\.tsx$|${fakes}|/standalone\\.tsx$` },
      to: { path: fakes },
    },
    {
      name: 'contract-needs-little',
      comment: 'browsers load it',
      severity: 'error',
      from: { path: '^packages/(contract|money)/src', pathNot: tests },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/(zod|cpf-cnpj-validator)/',
      },
    },
    {
      name: 'browsers-have-no-node',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|packages/web-kit)/src', pathNot: tests },
      to: { path: 'node_modules/(express|mongoose|mongodb|bullmq|ioredis|pino|jsonwebtoken|playwright)' },
    },
    {
      name: 'browsers-have-no-core',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|packages/web-kit)/src', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'journeys-only-look',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(services|gateway|shell|mfe-[^/]+|packages/web-kit)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist(-dev)?/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
