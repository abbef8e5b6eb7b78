import { webRemote } from '../infra/build/web-bundle.mjs'

export default webRemote(import.meta.dirname, 'mfe_content')
