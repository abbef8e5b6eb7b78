// @ts-check
import { expect, it } from 'vitest'
import { overruns } from './budgets.mjs'

const file = (/** @type {number} */ raw, br = raw / 2) => ({
  integrity: '',
  raw: { bytes: raw, sha256: '' },
  br: { bytes: br, sha256: '' },
})
const release = {
  name: 'mfe-garden',
  version: '',
  contract: '',
  entry: 'remoteEntry.js',
  takes: {},
  pages: { '/roses': { access: 'public', files: ['assets/common.js', 'assets/roses.js'], takes: [] } },
  files: {
    'remoteEntry.js': file(4_000),
    'assets/common.js': file(3_000),
    'assets/roses.js': file(10_000),
    'assets/unused.js': file(90_000),
  },
}

it('a part that fits its limits, compressed, is no problem', () => {
  expect(overruns(release, { first: 2, '/roses': 6.5 })).toEqual([])
})

it('a part that is too large is named with its files', () => {
  expect(overruns(release, { first: 2, '/roses': 6.4 })).toEqual([
    'mfe-garden /roses has 6.5 KB, more than its 6.4 KB:',
    '  assets/common.js 1.5 KB',
    '  assets/roses.js 5.0 KB',
  ])
})

it('a part may exceed its limit by less than is printed', () => {
  const sized = (/** @type {number} */ bytes) => ({
    ...release,
    pages: {},
    files: { 'remoteEntry.js': file(2 * bytes) },
  })
  expect(overruns(sized(2_049), { first: 2 })).toEqual([])
  expect(overruns(sized(2_051), { first: 2 })).toHaveLength(2)
})

it('each part has a limit, and each limit a part', () => {
  expect(overruns(release, { '/roses': 7, '/tulips': 3 })).toEqual([
    'mfe-garden /tulips has a limit, but no files',
    'mfe-garden first has 2.0 KB, and no limit:',
    '  remoteEntry.js 2.0 KB',
  ])
})

it('the first files of the shell and each module on demand count', () => {
  const shell = {
    ...release,
    name: 'shell',
    entry: 'index.html',
    pages: {},
    onDemand: { form: ['assets/form.js'] },
    files: { 'index.html': file(200), 'assets/main.1.js': file(8_000), 'assets/form.js': file(2_000) },
  }
  expect(overruns(shell, { first: 4.1, form: 1 })).toEqual([])
  expect(overruns(shell, { first: 4, form: 0.9 })).toHaveLength(5)
})
