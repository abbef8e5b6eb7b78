// @ts-check
import { webHost } from '../infra/build/web-bundle.mjs'

/** @param {string} version */
export default (version) => webHost(import.meta.dirname, version)
