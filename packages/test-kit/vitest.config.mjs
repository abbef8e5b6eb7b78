// @ts-check
import { testsOf } from '../../infra/build/test-projects.mjs'

export default testsOf(import.meta.dirname)
