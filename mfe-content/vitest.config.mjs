// @ts-check
import { webTests } from '../infra/build/web-tests.mjs'

export default webTests()
