// @ts-check
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderStore } from './folder-store.mjs'
import { storeFrom } from './open-store.mjs'

const access = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

it('a path is a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  await (await storeFrom(folder, {})).putNew('a/b', Buffer.from('1'))
  expect(String(await folderStore(folder).get('a/b'))).toBe('1')
  await rm(folder, { recursive: true })
})

it.each(['s3://builds', 's3://builds/', 's3://builds/front-ends', 's3://builds/a/b/'])(
  '%s is a bucket',
  async (setting) => {
    expect(await storeFrom(setting, access)).toHaveProperty('putNew')
  },
)

it.each(['s3:builds', 's3://', 's3:///a', 's3://Builds', 's3://builds/a//b', 's3://builds/../a', 's3://builds/a?b'])(
  '%s is refused',
  async (setting) => {
    await expect(storeFrom(setting, access)).rejects.toThrow(
      `FRONT_END_STORE is "${setting}": it should look like s3://bucket or s3://bucket/prefix`,
    )
  },
)

it.each(['', 'https://s3.example.com/builds', 'gs://builds'])(
  '%j is neither a folder nor a bucket',
  async (setting) => {
    await expect(storeFrom(setting, access)).rejects.toThrow('give the path of a folder, or s3://bucket/prefix')
  },
)

it('missing settings of a bucket are named', async () => {
  const { S3_REGION: _, S3_ENDPOINT: __, ...rest } = access
  await expect(storeFrom('s3://builds', rest)).rejects.toThrow(
    'FRONT_END_STORE is "s3://builds", so these must be set, too: S3_ENDPOINT, S3_REGION',
  )
  await expect(storeFrom('s3://builds', { ...access, S3_REGION: '' })).rejects.toThrow(/set, too: S3_REGION$/)
})

it.each(['s3.example.com', 'localhost:9000', 'ftp://s3.example.com'])('%s is no endpoint', async (endpoint) => {
  await expect(storeFrom('s3://builds', { ...access, S3_ENDPOINT: endpoint })).rejects.toThrow(
    `S3_ENDPOINT is "${endpoint}"`,
  )
})
