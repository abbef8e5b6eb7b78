// @ts-check
import { allTests } from './infra/build/test-projects.mjs'

export default allTests()
