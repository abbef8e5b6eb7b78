// @ts-check
import { resolve } from 'node:path'
import { folderStore } from './folder-store.mjs'
import { isFile } from './store.mjs'

const BUCKET_SETTINGS = /** @type {const} */ (['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/**
 * The store that a setting names: the path of a folder, or `s3://bucket/prefix`. Most servers also take the bucket's name in
 * the path; S3_PATH_STYLE=off puts it into the host name.
 * @param {string} setting
 * @param {Partial<Record<typeof BUCKET_SETTINGS[number] | 'S3_PATH_STYLE', string>>} env
 * @param {string} [name] of the setting
 * @returns {Promise<import('./store.mjs').Store>}
 */
export async function storeFrom(setting, env, name = 'FRONT_END_STORE') {
  if (!setting) throw new Error(`${name} is empty: give the path of a folder, or s3://bucket/prefix`)
  if (!setting.startsWith('s3:')) {
    if (setting.includes('://'))
      throw new Error(`${name} is "${setting}": give the path of a folder, or s3://bucket/prefix`)
    return folderStore(resolve(setting))
  }
  const place = placeOf(setting, name)
  const missing = BUCKET_SETTINGS.filter((one) => !env[one])
  if (missing.length > 0) throw new Error(`${name} is "${setting}", so these must be set, too: ${missing.join(', ')}`)
  const {
    S3_ENDPOINT: endpoint = '',
    S3_REGION: region = '',
    S3_ACCESS_KEY_ID: accessKeyId = '',
    S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = env
  if (!/^https?:$/.test(protocolOf(endpoint)))
    throw new Error(`S3_ENDPOINT is "${endpoint}": give an address such as https://s3.example.com`)
  // Only loaded for those who have a bucket.
  const { bucketStore } = await import('./bucket-store.mjs')
  return bucketStore({
    ...place,
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    pathStyle: env.S3_PATH_STYLE !== 'off',
  })
}

/** @param {string} setting @param {string} name */
function placeOf(setting, name) {
  const [, , bucket = '', ...parts] = setting.split('/')
  const prefix = parts.join('/').replace(/\/$/, '')
  if (!setting.startsWith('s3://') || !BUCKET_NAME.test(bucket) || (prefix && !isFile(prefix)))
    throw new Error(`${name} is "${setting}": it should look like s3://bucket or s3://bucket/prefix`)
  return { bucket, prefix }
}

/** @param {string} url */
const protocolOf = (url) => (URL.canParse(url) ? new URL(url).protocol : '')
