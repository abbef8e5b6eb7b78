// @ts-check
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { FRONT_ENDS } from '../local/front-ends.mjs'
import { rootDir } from '../local/settings.mjs'
import { services } from '../services.mjs'

const PARTS = [...new Set(services.map(({ folder }) => folder)), ...FRONT_ENDS]

/** @param {string} part @returns {string[]} */
const dependenciesOf = (part) =>
  Object.keys(JSON.parse(readFileSync(join(rootDir, part, 'package.json'), 'utf8')).dependencies)

/** @typedef {{ group?: string, name: string }} Component */

it('the lists of what goes into the images have every package that a part depends on', async () => {
  const { stdout } = await promisify(execFile)(
    join(rootDir, 'node_modules/.bin/cyclonedx-npm'),
    ['--omit', 'dev', ...PARTS.flatMap((part) => ['--workspace', part])],
    { cwd: rootDir, maxBuffer: 100_000_000 },
  )
  const listed = JSON.parse(stdout).components.map((/** @type {Component} */ { group, name }) =>
    group ? `${group}/${name}` : name,
  )
  expect(listed).toEqual(expect.arrayContaining(PARTS.flatMap(dependenciesOf)))
}, 60_000)
