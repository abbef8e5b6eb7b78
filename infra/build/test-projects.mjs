// @ts-check
import { availableParallelism } from 'node:os'
import { basename, join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { FRONT_ENDS } from '../local/front-ends.mjs'
import { apiFolders, apiProjectOf, REPORT } from '../local/tests/api-tests.mjs'
import { rootDir } from '../local/settings.mjs'

const webFolders = ['packages/web-kit', ...FRONT_ENDS]
const nodeFolders = ['packages/contract', 'packages/money', 'packages/service-kit', 'packages/test-kit']
const ENGINES = join(rootDir, 'infra/local/engines/test-engines.mjs')
/** Its tests need a bucket instead. */
const RELEASES = 'packages/releases'
const BUCKET = join(rootDir, 'infra/local/engines/test-bucket.mjs')
/** The writer's content is compiled before its tests. */
const WRITER = 'services/ai'
const CONTENT = join(rootDir, WRITER, 'test/compile-content.ts')
const CONSUMED_CALLS = join(import.meta.dirname, 'check-consumed-calls.mjs')

/** Tests of `infra` that start engines or whole copies of the product. */
const WHOLE_COPIES = ['local/process/{privacy,serve}.test.mjs', 'backup/*.test.mjs']

/** A mocked module must not reach the next file. Elsewhere files share their modules, whose loading costs more than most tests. */
const ISOLATED = ['shell', 'auth']

/** The machine that runs the tests is often slower than a developer's. */
const PATIENCE = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: [join(rootDir, 'packages/test-kit/src/patience.ts')],
}

/** Vitest would leave one processor to itself, which hardly uses it. */
const WORKERS = availableParallelism()

/** @typedef {NonNullable<NonNullable<import('vitest/config').ViteUserConfig['test']>['projects']>} Projects */

/** All tests of the repository, as vitest runs them at the root, each part with its own environment. */
export const allTests = () =>
  defineConfig({
    test: { maxWorkers: WORKERS, projects: [...nodeFolders, ...webFolders, ...apiFolders].flatMap(projectsOf) },
  })

const isWeb = (/** @type {string} */ folder) => webFolders.includes(relative(rootDir, folder))

/**
 * The tests of one part. With tests on engines it leaves processors to the engines, and to another part that nx runs beside it.
 * @param {string} folder its absolute path
 */
export const testsOf = (folder) =>
  defineConfig({
    test: {
      ...(isWeb(folder) && { maxWorkers: WORKERS }),
      projects: projectsOf(relative(rootDir, folder)),
      reporters: ['default', ['json', { outputFile: REPORT }]],
    },
  })

/**
 * @param {string} folder
 * @returns {Projects}
 */
function projectsOf(folder) {
  const name = basename(folder)
  const project = { name, root: join(rootDir, folder), isolate: ISOLATED.includes(name), ...PATIENCE }
  if (folder === 'infra') return infraProjects(project)
  if (webFolders.includes(folder)) return webProjects(project)
  const content = folder === WRITER ? [CONTENT] : []
  const units = { test: { ...project, include: ['src/**/*.test.{ts,mjs}'], globalSetup: content } }
  const api = {
    test: {
      ...project,
      name: apiProjectOf(folder),
      include: ['test/**/*.test.{ts,mjs}'],
      globalSetup: [folder === RELEASES ? BUCKET : ENGINES, ...content],
    },
  }
  return apiFolders.includes(folder) ? [units, api] : [units]
}

/** A path, because Node's resolution of a name adds no extension. */
const setUp = (/** @type {string} */ name) => join(rootDir, 'packages/web-kit/src/testing', `${name}.ts`)

/** @typedef {{ name: string, root: string, isolate: boolean } & typeof PATIENCE} Project */

/**
 * Only tests of pages load a DOM. An unexpected console error fails either kind.
 * @param {Project} project
 */
function webProjects(project) {
  const setupFiles = [...project.setupFiles, setUp('setup')]
  const isRemote = project.name.startsWith('mfe-')
  return [
    { test: { ...project, include: ['src/**/*.test.ts'], setupFiles } },
    {
      test: {
        ...project,
        name: `${project.name}-pages`,
        include: ['src/**/*.test.tsx'],
        environment: 'jsdom',
        setupFiles: [...setupFiles, setUp('page-setup')],
        globalSetup: isRemote ? [CONSUMED_CALLS] : [],
      },
    },
  ]
}

/** @param {Project} project */
function infraProjects(project) {
  return [
    { test: { ...project, include: ['*/**/*.test.mjs'], exclude: WHOLE_COPIES } },
    // These start whole process trees, so running several at once gains nothing.
    {
      test: {
        ...project,
        name: apiProjectOf('infra'),
        include: WHOLE_COPIES,
        isolate: true,
        fileParallelism: false,
        testTimeout: 40_000,
        hookTimeout: 120_000,
      },
    },
  ]
}
