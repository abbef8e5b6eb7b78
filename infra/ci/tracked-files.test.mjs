// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootDir } from '../local/settings.mjs'

/** Archives that downloads leave behind; `git add` takes it along unseen. */
const ARCHIVE = /\.(?:tar|t?gz|tgz|zip|bz2|xz|zst|whl|deb|crate|jar)$/

it('no package runs a script when it is installed', () => {
  expect(readFileSync(join(rootDir, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(readFileSync(join(rootDir, 'infra/docker/Dockerfile'), 'utf8')).not.toMatch(/npm (?:install|rebuild)/)
})

it('no archive is in the repository', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: rootDir, encoding: 'utf8' }).split('\0')
  expect(tracked.filter((path) => ARCHIVE.test(path))).toEqual([])
})
