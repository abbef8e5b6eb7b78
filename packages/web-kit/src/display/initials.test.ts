import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ana Maria Souza', 'AS'],
  ['ana', 'A'],
  ['  Ana\u00a0Lima ', 'AL'],
  ['', ''],
  ['A\u0301gata E\u0301rica', 'A\u0301E\u0301'],
  ['água é', 'ÁÉ'],
  ['"Aspas" (Lima)', 'AL'],
  ['(', '('],
  ["'#1'", '1'],
  ['🌸 Flor', 'F'],
  ['👩🏽‍🎨 Ateliê 🇧🇷', 'A'],
  ['👨‍👩‍👧Ana 𝒵oe', 'A𝒵'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['😀 Emoji <b>negrito</b>', 'EB'],
  ['Ana & Cia.', 'AC'],
  ['Ana (Doces) —', 'AD'],
  ['+ 2 Irmãs', '2I'],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
