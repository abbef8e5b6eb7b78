// @ts-check
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { rootDir } from '../local/settings.mjs'

/** Archives that downloads leave behind; `git add` takes it along unseen. */
const ARCHIVE = /\.(?:tar|t?gz|tgz|zip|bz2|xz|zst|whl|deb|crate|jar)$/

it('no archive is in the repository', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: rootDir, encoding: 'utf8' }).split('\0')
  expect(tracked.filter((path) => ARCHIVE.test(path))).toEqual([])
})
