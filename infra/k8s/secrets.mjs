// @ts-check
import { services, variablesOf } from '../services.mjs'

const BUCKET = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
/** The backup writes and deletes, the gateway only reads: if they shared a key, the gateway's could delete all backups. */
const bucketKeys = (prefix = '') => Object.fromEntries(BUCKET.map((name) => [name, prefix + name]))

/** @param {import('../services.mjs').Service} service @returns {Record<string, string>} */
const secretsOf = (service) => ({
  ...Object.fromEntries(
    variablesOf(service)
      .filter(({ from }) => from === 'secret')
      .map(({ name, value }) => [name, value]),
  ),
  ...(service.isFront ? bucketKeys() : {}),
})

/**
 * The Secret of each process: its keys, with the name of the value in the store of secrets. Several processes share a value,
 * but none gets a key that it does not use.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const secrets = {
  ...Object.fromEntries(services.map((service) => [service.name, secretsOf(service)])),
  backup: { BACKUP_MONGODB_URI: 'BACKUP_MONGODB_URI', BACKUP_KEY: 'BACKUP_KEY', ...bucketKeys('BACKUP_') },
}
