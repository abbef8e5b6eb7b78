// @ts-check
import { testsOf } from './build/test-projects.mjs'

export default testsOf(import.meta.dirname)
