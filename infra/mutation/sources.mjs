// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../local/settings.mjs'

/** Where a fault would matter and tests should notice it. */
const MUTATED = [
  /^packages\/(?:money|contract|service-kit|web-kit)\/src\/.+\.tsx?$/,
  /^gateway\/src\/.+\.ts$/,
  /^services\/\w+\/src\/(?:rules|routes|jobs)\/.+\.ts$/,
  /^mfe-\w+\/src\/.+\/queries\.ts$/,
]
/** Wiring that only a whole process runs, texts, pictures and styles, and helpers of tests. */
const LEFT_ALONE = /(?:\.test\.tsx?|\/testing\/[^/]+|\/(?:main|run|strings|icons|calendar|theme|font|ui|ui-data|ui-form|router|docs-page)\.tsx?)$/

/** @returns {string[]} paths from the root, in a fixed order */
export const listSources = () => listFiles().filter((path) => MUTATED.some((pattern) => pattern.test(path)) && !LEFT_ALONE.test(path))

/** @returns {string[]} units and API tests */
export const listTests = () => listFiles().filter((path) => /^(?!infra\/|e2e\/).+\.test\.tsx?$/.test(path))

/**
 * The project that a file belongs to, such as `services/crm`.
 * @param {string} path
 */
export const projectOf = (path) => /^(?:packages|services)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path

/**
 * The vitest project that a test file belongs to: units, pages and API tests of a part are separate ones.
 * @param {string} test
 */
export const kindOf = (test) => `${projectOf(test)} ${/\/test\//.test(test) ? 'api' : test.endsWith('x') ? 'pages' : 'units'}`

const listFiles = () => ['packages', 'services', 'gateway', 'shell', 'mfe-business', 'mfe-content'].flatMap((folder) =>
  readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .map((path) => `${folder}/${path}`)
    .sort())
