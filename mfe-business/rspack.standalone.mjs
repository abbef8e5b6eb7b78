import { webStandalone } from '../infra/build/web-standalone.mjs'

export default webStandalone(import.meta.dirname, 8101)
