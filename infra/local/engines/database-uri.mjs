// @ts-check
import { StartError } from '../start-error.mjs'

/**
 * A MongoDB address pointing to one database, all else kept.
 * @param {string} base
 * @param {string} database
 * @returns {string}
 */
export function databaseUri(base, database) {
  // Not `new URL`: several hosts in one address are legal here.
  const parts = /^(mongodb(?:\+srv)?:\/\/)([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(base)
  if (!parts) throw new StartError('MONGODB_URI is not a MongoDB address: it should look like mongodb://host:27017/?replicaSet=rs0.')
  const [, scheme, hosts = '', path, query] = parts
  const settings = new URLSearchParams(query)
  // The user is looked up in the database of the path unless told otherwise, and the path is about to change.
  if (hosts.includes('@') && !settings.has('authSource')) settings.set('authSource', path || 'admin')
  const text = settings.toString()
  return `${scheme}${hosts}/${database}${text ? `?${text}` : ''}`
}
