// @ts-check
import { webRemote } from '../infra/build/web-bundle.mjs'

/** @param {string} version */
export default (version) => webRemote(import.meta.dirname, 'mfe-content', version)
