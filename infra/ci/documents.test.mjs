// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { rootDir } from '../local/settings.mjs'

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.md'], {
  cwd: rootDir,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean)
const GUIDES = ['README.md', 'docs/architecture.md', 'docs/recipes.md']
const PATH = /`((?:packages|services|gateway|shell|mfe-business|mfe-content|infra|e2e|docs)\/[\w./-]+)`/g
const LINK = /\]\((?!https?:)([^)\s]+)\)/g

const read = (/** @type {string} */ file) => readFileSync(join(rootDir, file), 'utf8')
const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)
/** The names by which the headings of a document can be linked to. @param {string} text */
const anchorsOf = (text) =>
  all(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

it.each(GUIDES)('each file that %s names exists', (document) => {
  const paths = all(read(document), PATH)
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !existsSync(join(rootDir, path)))).toEqual([])
})

it('each flow of docs/architecture.md says how many files it has', () => {
  const flows = read('docs/architecture.md').split('\n## ').slice(1)
  expect(flows).toHaveLength(4)
  for (const flow of flows) expect(flow).toContain(`\n\n${new Set(all(flow, PATH)).size} files, `)
})

it('each link of a document leads to a file, and to a heading of it', () => {
  const broken = documents.flatMap((document) =>
    all(read(document), LINK)
      .filter((link) => {
        const [path = '', anchor] = link.split('#')
        const target = path ? normalize(join(dirname(document), path)) : document
        return !existsSync(join(rootDir, target)) || (anchor && !anchorsOf(read(target)).includes(anchor))
      })
      .map((link) => `${document}: ${link}`),
  )
  expect(broken).toEqual([])
})
