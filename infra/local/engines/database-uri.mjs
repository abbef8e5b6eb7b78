// @ts-check
import { StartError } from '../start-error.mjs'

/**
 * A MongoDB URI with another database; everything else stays.
 * @param {string} base
 * @param {string} database
 * @returns {string}
 */
export function databaseUri(base, database) {
  // Not `new URL`, since a MongoDB URI may have several hosts.
  const parts = /^(mongodb(?:\+srv)?:\/\/)([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(base)
  if (!parts)
    throw new StartError(
      'MONGODB_URI is not a MongoDB address: it should look like mongodb://host:27017/?replicaSet=rs0.',
    )
  const [, scheme, hosts = '', path, query] = parts
  const settings = new URLSearchParams(query)
  // The user is looked up in the path's database by default, and the path is about to change.
  if (hosts.includes('@') && !settings.has('authSource')) settings.set('authSource', path || 'admin')
  const text = settings.toString()
  return `${scheme}${hosts}/${database}${text ? `?${text}` : ''}`
}
