// @ts-check
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { REACHED } from './probes.mjs'

/**
 * Vitest's set-up for a survey: each test keeps which mutants it reached.
 * @typedef {object} Reach numbers of mutants
 * @property {number[]} loading while the file was loaded, in its first test
 * @property {number[]} before by hooks for several tests, or by work that went on after the previous test
 * @property {number[]} during
 */

/** @type {Set<number>} */
let reached = new Set()
/** @type {number[]} */
let loading = []
/** @type {number[]} */
let before = []

Object.assign(globalThis, {
  [REACHED](/** @type {number[]} */ ...mutants) {
    for (const mutant of mutants) reached.add(mutant)
  },
})

function take() {
  const taken = [...reached]
  reached = new Set()
  return taken
}

beforeAll(() => {
  loading = take()
})

beforeEach(() => {
  before = take()
})

afterEach(({ task }) => {
  Object.assign(task.meta, { loading, before, during: take() })
  loading = []
})
