// @ts-check
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { rootDir } from '../local/settings.mjs'

const OXLINT = join(rootDir, 'node_modules/.bin/oxlint')
const OPENING_RULES = ['eslint(no-warning-comments)', 'eslint-js(no-restricted-syntax)']

/** Each code, and how many openings are refused in it. @type {[string, number][]} */
const OPENINGS = [
  ['/** The size of a whole report. */', 0],
  ['// Calls whose time is up\n// are repeated, as above.', 0],
  ['/** Offers the rest. Of these, some are kept. */', 0],
  ['/** Whether a person waits. */', 0],
  ["describe('what fits', () => {})", 0],
  ["it('a file that was written is read', () => {})", 0],
  ["send('what is new')", 0],
  ['/** Of a whole report. */', 1],
  ['/**\n * What is stored for a quote.\n */', 1],
  ['const size = 1 // By name.', 1],
  ['send()\n// Nobody waits for it.', 1],
  ['/** As sent. */ const sent = 1 // As kept.', 2],
  ["it('what was written is read', () => {})", 1],
  ["test.describe('a person', () => { test(`of ${many} rows some are shown`, () => {}) })", 1],
  ["it.each(rows)('by keyboard %s is left', () => {})", 1],
]

/** Each code, and whether it is a sentence that belongs in the content. @type {[string, number][]} */
const SENTENCES = [
  ["const fault = 'the text must have no markup'", 0],
  ["const noun = 'bolo de pote'", 0],
  ["throw new Problem(400, 'Escreva o nome do produto, com até 80 letras.')", 0],
  ['throw new TypeError(`O arquivo ${file} não pode ser lido`)', 0],
  ["const messages = { full: 'Hoje já foram pedidas muitas ideias.' }", 0],
  ['const count = `${count} words of ${topic}`', 0],
  ["const lead = 'Fundo branco liso, fácil de recortar.'", 1],
  ["const both = ['Letras em estilo kawaii', 'Kawaii lettering']", 1],
  ['const lead = `Hoje tem ${topic} para ${person}`', 1],
  ["const kinds = [['Um sticker simples e pequeno']]", 1],
  ['const pattern = String.raw`nao posso (escrever|criar) o texto`', 1],
]

const ONLY_SENTENCES = JSON.stringify({
  jsPlugins: [join(rootDir, 'infra/build/portuguese-text.mjs')],
  categories: { correctness: 'off' },
  rules: { 'atelie/portuguese-text': 'error' },
})

it('an opening that hides the subject of a comment or a title is refused', () => {
  expect(found(OPENINGS, OPENING_RULES, join(rootDir, 'oxlint.config.mjs'))).toEqual(OPENINGS)
})

it('a Portuguese sentence in code is refused, unless it is a message', () => {
  expect(found(SENTENCES, ['atelie(portuguese-text)'])).toEqual(SENTENCES)
})

/**
 * @param {[string, number][]} cases
 * @param {string[]} rules
 * @param {string} [config] by default the rule about sentences alone, which is for one folder otherwise
 * @returns {[string, number][]} each code, and how often one of the rules refused something in it
 */
function found(cases, rules, config) {
  const folder = mkdtempSync(join(tmpdir(), 'atelie-lint-'))
  try {
    writeFileSync(join(folder, 'sentences.json'), ONLY_SENTENCES)
    cases.forEach(([code], index) => writeFileSync(join(folder, `${index}.mjs`), code))
    const args = ['-c', config ?? join(folder, 'sentences.json'), '-f', 'json', folder]
    const { stdout } = spawnSync(OXLINT, args, { encoding: 'utf8', timeout: 60_000 })
    /** @type {{ diagnostics: { code: string, filename: string }[] }} */
    const { diagnostics } = JSON.parse(stdout)
    const files = diagnostics.filter(({ code }) => rules.includes(code)).map(({ filename }) => basename(filename))
    return cases.map(([code], index) => [code, files.filter((file) => file === `${index}.mjs`).length])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
