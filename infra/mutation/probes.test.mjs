// @ts-check
import { describe, expect, it } from 'vitest'
import { mutantsOf } from './mutants.mjs'
import { REACHED, withProbes } from './probes.mjs'

/**
 * The source with probes at the mutants whose original is a number.
 * @param {string} text
 */
function probed(text) {
  const numbers = mutantsOf('a.ts', text).filter(({ start, end }) => /^\d+$/.test(text.slice(start, end)))
  const { text: result, loaded } = withProbes('a.ts', text, new Map(numbers.map((mutant, index) => [index, mutant])))
  return { text: result.replaceAll(`globalThis.${REACHED}?.`, 'probe'), loaded }
}

describe('probes at the mutants of a source', () => {
  it.each([
    ['a statement', 'const f = () => { a(); b(1) }', 'const f = () => { a(); probe(0); b(1) }'],
    ['two mutants of one statement', 'const f = () => { a(1, 2) }', 'const f = () => { probe(0, 1); a(1, 2) }'],
    ['the result of an arrow function', 'const f = () => a(1)', 'const f = () => (probe(0), a(1))'],
    ['nested arrow functions', 'const f = (a) => (b) => 1', 'const f = (a) => (b) => (probe(0), 1)'],
    ['a branch without braces', 'function f() { if (a) return 1\nreturn 2 }', 'function f() { if (a) { probe(0); return 1 }\nprobe(1); return 2 }'],
    ['an "else if"', 'function f() { if (a) b()\nelse if (c > 1) d() }', 'function f() { if (a) b()\nelse { probe(0); if (c > 1) d() } }'],
    ['the body of a loop', 'function f() { for (const a of b) c(1) }', 'function f() { for (const a of b) { probe(0); c(1) } }'],
    ['a case', 'function f() { switch (a) { case b: return 1 } }', 'function f() { switch (a) { case b: probe(0); return 1 } }'],
  ])('%s', (_, text, expected) => {
    expect(probed(text)).toEqual({ text: expected, loaded: [] })
  })

  it('tells which are reached when the file is loaded', () => {
    expect(probed('export const a = 1\nexport const b = () => 2')).toEqual({
      text: 'probe(0); export const a = 1\nexport const b = () => (probe(1), 2)', loaded: [0],
    })
  })
})
