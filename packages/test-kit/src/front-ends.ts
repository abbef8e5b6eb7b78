import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { release as putIntoUse } from '@atelie/releases/actions.mjs'
import { publish, RELEASE_FILE, sha256, type Release } from '@atelie/releases/release.mjs'
import type { Store } from '@atelie/releases/store.mjs'

const sizeAndHash = (bytes: Buffer) => ({ bytes: bytes.length, sha256: sha256(bytes) })

/** The version of a front-end that is the nth of a test. */
export const nthVersion = (number: number): string => String(number).padStart(12, '0')

/** Uploads a made-up version, of which each file has a form compressed with brotli. Returns its version. */
export async function publishFrontEnd(
  store: Store,
  name: string,
  number: number,
  { files, ...fields }: Partial<Omit<Release, 'files'>> & { files: Record<string, string> },
): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'front-end-'))
  const described: Release['files'] = {}
  for (const [file, text] of Object.entries(files)) {
    const [raw, br] = [Buffer.from(text), brotliCompressSync(text)]
    const path = join(dist, 'files', file)
    await mkdir(dirname(path), { recursive: true })
    await Promise.all([writeFile(path, raw), writeFile(`${path}.br`, br)])
    described[file] = {
      integrity: `sha256-${createHash('sha256').update(raw).digest('base64')}`,
      raw: sizeAndHash(raw),
      br: sizeAndHash(br),
    }
  }
  const version = nthVersion(number)
  const release: Release = {
    name,
    version,
    contract: '',
    entry: Object.keys(files)[0]!,
    pages: {},
    takes: {},
    ...fields,
    files: described,
  }
  await writeFile(join(dist, RELEASE_FILE), JSON.stringify(release))
  await publish(store, dist, 'commit')
  await rm(dist, { recursive: true })
  return version
}

/** Uploads a made-up version that everybody gets. */
export async function releaseFrontEnd(
  store: Store,
  name: string,
  ...build: [number: number, fields: Parameters<typeof publishFrontEnd>[3]]
): Promise<string> {
  const version = await publishFrontEnd(store, name, ...build)
  await putIntoUse(store, { versions: { [name]: version }, who: 'test' })
  return version
}
