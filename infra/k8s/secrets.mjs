// @ts-check
import { services, variablesOf } from '../services.mjs'

const BUCKET = { S3_ACCESS_KEY_ID: 'S3_ACCESS_KEY_ID', S3_SECRET_ACCESS_KEY: 'S3_SECRET_ACCESS_KEY' }

/** @param {import('../services.mjs').Service} service @returns {Record<string, string>} */
const secretsOf = (service) => ({
  ...Object.fromEntries(
    variablesOf(service)
      .filter(({ from }) => from === 'secret')
      .map(({ name, value }) => [name, value]),
  ),
  ...(service.isFront ? BUCKET : {}),
})

/**
 * The Secret of each process: its keys, with the name of the value in the store of secrets. Several processes share a value,
 * but none gets a key that it does not use.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const secrets = {
  ...Object.fromEntries(services.map((service) => [service.name, secretsOf(service)])),
  backup: { BACKUP_MONGODB_URI: 'BACKUP_MONGODB_URI', BACKUP_KEY: 'BACKUP_KEY', ...BUCKET },
}
