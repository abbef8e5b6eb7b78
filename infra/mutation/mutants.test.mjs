// @ts-check
import { describe, expect, it } from 'vitest'
import { mutantsOf, withMutant } from './mutants.mjs'

/** @param {string} text @param {string} [path] */
const variants = (text, path = 'a.ts') => mutantsOf(path, text).map((mutant) => withMutant(mutant, text))

describe('mutants of a source', () => {
  it.each([
    ['a boundary', 'const x = a < b', ['const x = a <= b', 'const x = a >= b']],
    ['an equality', 'const x = a === b', ['const x = a !== b']],
    ['a condition', 'if (a) throw b', ['if (!(a)) throw b']],
    ['a choice', 'const x = a ? b : c', ['const x = !(a) ? b : c']],
    ['an "and"', 'const x = a && b', ['const x = a || b']],
    ['a default', 'const x = a ?? b', ['const x = a!']],
    ['a sum', 'const x = a + b', ['const x = a - b']],
    ['a boolean', 'const x = true', ['const x = false']],
    ['a number', 'const x = 7', ['const x = 8']],
    ['a text', 'const x = \'a\'', ['const x = \'\'']],
    ['an empty text', 'const x = \'\'', ['const x = \'mutant\'']],
    ['an optional member', 'const x = a?.b', ['const x = a!.b']],
    ['an optional call', 'const x = a?.(b)', ['const x = a!(b)']],
    ['an optional element', 'const x = a?.[b]', ['const x = a![b]']],
    ['a method with an opposite', 'const x = a.some(b)', ['const x = a.every(b)']],
    ['an option of a call', 'const x = f({ a, b })', ['const x = f({ b })', 'const x = f({ a,  })']],
  ])('a mutant changes %s', (_, text, expected) => expect(variants(text)).toEqual(expected))

  it('a mutant omits one statement at a time, but keeps awaited ones', () => {
    expect(variants('await a()\nb.c = d')).toEqual(['{}\nb.c = d', 'await a()\n{}'])
  })

  it('types, imports, texts for logs, durations and styles have no mutants', () => {
    const text = `
      import { a } from 'b'
      interface A { b: 'c' | 1 }
      const x: 'y' = z as 'w'
      const WAIT_MS = 5
      const c = log.warn({ err }, 'sorry')
      const d = new Error('sorry')
      const listStyle = { color: 'red' }
      const Box = styled('div')({ color: 'red' })
      export const e = { summary: 'What it is for' }
    `
    expect(variants(text)).toEqual([])
  })

  it('markup has mutants of its event handlers only', () => {
    expect(variants('const a = <b c="d" e={1} f={() => g(2)}>h</b>', 'a.tsx')).toEqual(['const a = <b c="d" e={1} f={() => g(3)}>h</b>'])
  })

  it('a mutant knows its location', () => {
    expect(mutantsOf('src/a.ts', 'const a = 1\nconst b = true\n').at(-1)).toMatchObject({ path: 'src/a.ts', line: 2, change: 'true → false in: const b = true' })
  })
})
