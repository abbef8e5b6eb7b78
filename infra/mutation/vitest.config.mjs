// @ts-check
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { allTests } from '../build/test-projects.mjs'

const SET_UP = join(import.meta.dirname, 'watch-tests.mjs')

/** All tests, each with a record of the mutants it reached. */
const projects = (allTests().test?.projects ?? []).map((project) => typeof project === 'object' && 'test' in project
  ? { ...project, test: { ...project.test, setupFiles: [SET_UP, ...[project.test?.setupFiles ?? []].flat()] } }
  : project)

export default defineConfig({ test: { projects } })
