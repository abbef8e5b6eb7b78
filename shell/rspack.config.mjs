import { webHost } from '../infra/build/web-bundle.mjs'

export default webHost(import.meta.dirname)
