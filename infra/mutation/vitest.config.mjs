// @ts-check
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { allTests } from '../build/test-projects.mjs'

const SET_UP = join(import.meta.dirname, 'watch-tests.mjs')

/** All tests, each with a record of the mutants it reached. Only in a process of its own does a file reach what loading runs. */
const projects = (allTests().test?.projects ?? []).map((project) => typeof project === 'object' && 'test' in project
  ? { ...project, test: { ...project.test, isolate: project.test?.isolate || project.test?.environment !== 'jsdom', setupFiles: [SET_UP, ...[project.test?.setupFiles ?? []].flat()] } }
  : project)

export default defineConfig({ test: { projects } })
