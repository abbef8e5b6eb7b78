import { setTimeout as pause } from 'node:timers/promises'
import { type FrontEnd, KEPT_ENTRIES, readEntry, readLatest } from '@atelie/releases/record.mjs'
import {
  DamagedRelease,
  PUBLIC_FOLDER,
  readRelease,
  readReleaseFile,
  type PublicFile,
  type Release,
  sha256,
  SUFFIXES,
} from '@atelie/releases/release.mjs'
import type { Store } from '@atelie/releases/store.mjs'
import type { Logger } from '@atelie/service-kit/log'
import { Gauge } from '@atelie/service-kit/metrics'
import { LRUCache } from 'lru-cache'

const REREAD_MS = 1_000
/** Versions that are not known yet are waited for this long, together: the store is read once for all of them. */
const SOON_MS = 100
const MAX_RELEASES = 200
const MAX_NAMED = 4 * KEPT_ENTRIES
/** At a start, of a store that may be far away. */
const ENTRIES_AT_ONCE = 50
const MAX_CACHED_BYTES = 64 * 1024 * 1024

const inUse = new Gauge({
  name: 'front_end_in_use',
  help: 'Always 1; the labels say which versions browsers get',
  labelNames: ['front_end', 'version', 'share'],
})

type Latest = Awaited<ReturnType<typeof readLatest>>

type Encoding = keyof typeof SUFFIXES

/** The content of the store when it could last be read. */
export interface Released {
  /** Versions in use, by name. */
  frontEnds(): Readonly<Record<string, FrontEnd>>
  /** The stable version before, by name. */
  previous(): Readonly<Record<string, string>>
  /** Whether the record names a version: one in use, an older one, for a tab may be open for long, or one that may be tried. */
  isNamed(name: string, version: string): boolean
  /** Null if the record names no such version: a made-up one costs the store nothing. */
  release(name: string, version: string): Promise<Release | null>
  /** The same after reading the record again: another gateway may have told a browser of a version first. */
  releaseSoon(name: string, version: string): Promise<Release | null>
  /** The file in the best form that is accepted; null if there is none. Throws if it is not what was released. */
  file(release: Release, file: string, accepted: ReadonlySet<string>): Promise<ReleasedFile | null>
  stop(): void
}

interface ReleasedFile {
  bytes: Buffer
  encoding: Encoding
  /** A hash of the bytes, as an ETag. */
  hash: string
}

/** Reads the record again every second: several gateways see the same, and none needs a restart. */
export async function createReleased(store: Store, log: Logger): Promise<Released> {
  let latest: Latest | undefined
  let previous: Readonly<Record<string, string>> = {}
  const named = new LRUCache<string, true>({ max: MAX_NAMED })
  const releases = new LRUCache<string, Release>({ max: MAX_RELEASES })
  /** Looked at again after a while, in case they were published again. */
  const damaged = new LRUCache<string, true>({ max: MAX_RELEASES, ttl: REREAD_MS })
  const files = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length || 1,
  })

  /** Throws DamagedRelease. */
  async function release(name: string, version: string): Promise<Release | null> {
    const key = keyOf(name, version)
    const known = releases.get(key)
    if (known) return known
    const found = await readRelease(store, name, version)
    if (found) releases.set(key, found)
    return found
  }

  async function releaseForCaller(name: string, version: string): Promise<Release | null> {
    const key = keyOf(name, version)
    if (!named.has(key) || damaged.has(key)) return null
    try {
      const found = await release(name, version)
      // Pruned since.
      if (!found) named.delete(key)
      return found
    } catch (err) {
      if (!(err instanceof DamagedRelease)) throw err
      damaged.set(key, true)
      log.error({ err }, 'a version is left out')
      return null
    }
  }

  async function file(of: Release, name: string, accepted: ReadonlySet<string>): Promise<ReleasedFile | null> {
    const described = Object.hasOwn(of.files, name) ? of.files[name]! : null
    if (!described) return null
    const encoding = bestOf(described, accepted)
    const hash = described[encoding]!.sha256
    const bytes =
      files.get(hash) ??
      (await readReleaseFile(store, of.name, of.version, `${PUBLIC_FOLDER}/${name}${SUFFIXES[encoding]}`))
    if (!bytes || sha256(bytes) !== hash)
      throw new Error(`${name} of ${of.name} ${of.version} (${encoding}) is not what was released`)
    files.set(hash, bytes)
    return { bytes, encoding, hash }
  }

  /** A version whose description cannot be read does not come into use. At the start it takes no other front-end with it. */
  async function reread(): Promise<void> {
    const next = await readLatest(store, latest)
    if (next.revision === latest?.revision) return
    for (const [name, version] of versionsIn(next)) {
      const found = await release(name, version).catch((error: unknown) => {
        if (latest || !(error instanceof DamagedRelease)) throw error
        return 'left out'
      })
      if (!found) throw new Error(`${name} ${version} is in use and not in the store`)
    }
    previous = await versionsBefore(next.frontEnds)
    for (const [name, version] of [...(await versionsSince(next)), ...Object.entries(previous)])
      named.set(keyOf(name, version), true)
    latest = next
    showInUse(next.frontEnds)
    log.info({ revision: next.revision, frontEnds: next.frontEnds }, 'front-ends in use')
  }

  /** Those of all entries since the last one read, so that none is missed; the newest last. */
  async function versionsSince(next: Latest): Promise<[name: string, version: string][]> {
    const versions: [string, string][] = []
    let revision = Math.max(next.revision - KEPT_ENTRIES, latest?.revision ?? 0) + 1
    for (; revision < next.revision; revision += ENTRIES_AT_ONCE) {
      const count = Math.min(ENTRIES_AT_ONCE, next.revision - revision)
      const entries = await Promise.all(Array.from({ length: count }, (_, index) => readEntry(store, revision + index)))
      versions.push(...entries.flatMap((entry) => (entry ? versionsNamedIn(entry) : [])))
    }
    return [...versions, ...versionsNamedIn(next)]
  }

  async function versionsBefore(frontEnds: Readonly<Record<string, FrontEnd>>): Promise<Record<string, string>> {
    const found = await Promise.all(
      Object.entries(frontEnds).map(async ([name, { before }]) => {
        const version = before === null ? undefined : (await readEntry(store, before))?.frontEnds[name]?.stable
        return version ? [[name, version] as const] : []
      }),
    )
    return Object.fromEntries(found.flat())
  }

  let failures = 0
  async function keepReading(): Promise<void> {
    try {
      await reread()
      failures = 0
    } catch (error) {
      // Once: the store may be away for long.
      if (failures === 0)
        log.error({ err: error }, 'the store of front-ends cannot be read, the last state stays in use')
      failures += 1
    }
  }

  /** One after the other, and each for all who ask before it begins. */
  let reading = keepReading()
  let soon: Promise<void> | undefined
  const readSoon = () =>
    (soon ??= Promise.all([reading, pause(SOON_MS)]).then(() => {
      soon = undefined
      return (reading = keepReading())
    }))

  await reading
  const timer = setInterval(() => void readSoon(), REREAD_MS)
  return {
    frontEnds: () => latest?.frontEnds ?? {},
    previous: () => previous,
    isNamed: (name, version) => named.has(keyOf(name, version)),
    release: releaseForCaller,
    async releaseSoon(name, version) {
      if (!named.has(keyOf(name, version))) await readSoon()
      return releaseForCaller(name, version)
    },
    file,
    stop: () => clearInterval(timer),
  }
}

function showInUse(frontEnds: Readonly<Record<string, FrontEnd>>): void {
  inUse.reset()
  for (const [name, { stable, canary }] of Object.entries(frontEnds)) {
    inUse.set({ front_end: name, version: stable, share: 'stable' }, 1)
    if (canary) inUse.set({ front_end: name, version: canary.version, share: 'canary' }, 1)
  }
}

const keyOf = (name: string, version: string) => `${name}/${version}`

const versionsNamedIn = (entry: Latest) => [...Object.entries(entry.versions), ...versionsIn(entry)]

const versionsIn = ({ frontEnds }: Latest): [name: string, version: string][] =>
  Object.entries(frontEnds).flatMap(([name, { stable, canary }]) =>
    [stable, ...(canary ? [canary.version] : [])].map((version): [string, string] => [name, version]),
  )

function bestOf(described: PublicFile, accepted: ReadonlySet<string>): Encoding {
  return (['br', 'gzip'] as const).find((encoding) => described[encoding] && accepted.has(encoding)) ?? 'raw'
}
