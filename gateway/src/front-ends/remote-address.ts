import { publicPathOf } from '@atelie/releases/release.mjs'
import type { Released } from './released.ts'

/** The data that the shell reads about a remote. */
export interface RemoteAddress {
  version: string
  entry: string
  integrity: string
  /** Whether it fits a shell is in this file. */
  release: string
  /** The version before, in case this one cannot be used. */
  before?: Omit<RemoteAddress, 'before'>
}

/** Where the shell finds a remote, and the version to use instead if that one cannot be used. */
export async function remoteAddress(released: Released, name: string, version: string): Promise<RemoteAddress | null> {
  const stable = released.frontEnds()[name]?.stable
  const [address, before] = await Promise.all(
    [version, version === stable ? released.previous()[name] : stable].map(async (one) =>
      one ? addressOf(released, name, one) : null,
    ),
  )
  return address ? { ...address, ...(before && { before }) } : null
}

async function addressOf(
  released: Released,
  name: string,
  version: string,
): Promise<Omit<RemoteAddress, 'before'> | null> {
  const release = await released.release(name, version)
  if (!release) return null
  const path = publicPathOf(name, version)
  return {
    version,
    entry: path + release.entry,
    integrity: release.files[release.entry]!.integrity,
    release: `${path}release.json`,
  }
}
