import { SHELL } from '@atelie/releases/fit.mjs'
import { publicPathOf, type Page, type Release } from '@atelie/releases/release.mjs'
import type { Released } from './released.ts'

interface PageFile {
  address: string
  integrity: string
}

interface Visit {
  versions: Readonly<Record<string, string>>
  isSignedIn: boolean
}

interface PageAhead {
  /**
   * The scripts that it needs besides the shell's first one: of its remote, and what it takes of the shell at once. None for a
   * page that this person is not shown.
   */
  files: PageFile[]
  /** Whether it will have the shell's header. */
  hasHeader: boolean
}

/** Tells of a page, before it is loaded, which files it needs and whether it has a header. */
export async function pageAhead(path: string, released: Released, { versions, isSignedIn }: Visit): Promise<PageAhead> {
  const releases = (
    await Promise.all(Object.entries(versions).map(([name, version]) => released.release(name, version)))
  ).filter((one) => one !== null)
  const release = releases.find(({ pages }) => Object.hasOwn(pages, path))
  const page = release?.pages[path]
  const hasHeader = isSignedIn || page?.access === 'public'
  if (!page || !isShownTo(page, isSignedIn)) return { files: [], hasHeader }
  const shell = releases.find(({ name }) => name === SHELL)
  return {
    files: [
      ...scripts(release, [release.entry, ...page.files]),
      ...(shell ? scripts(shell, sharedFiles(shell, page)) : []),
    ],
    hasHeader,
  }
}

/** A Link header for these files, so that the browser need not find them one after the other. */
export const preloadHeader = (files: readonly PageFile[]): string => files.map(link).join(', ')

const isShownTo = ({ access }: Page, isSignedIn: boolean) =>
  access === 'public' || isSignedIn === (access === 'account')

const sharedFiles = ({ onDemand = {} }: Release, { takes }: Page) => [
  ...new Set(takes.flatMap((module) => onDemand[module] ?? [])),
]

const scripts = ({ name, version, files }: Release, names: readonly string[]) =>
  names
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ address: publicPathOf(name, version) + file, integrity: files[file]!.integrity }))

/** With the integrity and mode of the script that follows, or the browser would load it twice. */
const link = ({ address, integrity }: PageFile) =>
  `<${address}>; rel=preload; as=script; crossorigin; integrity="${integrity}"`
