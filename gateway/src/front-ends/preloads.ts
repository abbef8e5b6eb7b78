import { SHELL } from '@atelie/releases/fit.mjs'
import { publicPathOf, type Release } from '@atelie/releases/release.mjs'
import type { Released } from './released.ts'

/** A Link header for the files of the remote that has the page, so that the browser need not find them one after the other. Visitors get none for a page that they may not see. */
export async function preloadHeader(path: string, released: Released, { versions, isSignedIn }: { versions: Readonly<Record<string, string>>; isSignedIn: boolean }): Promise<string | null> {
  for (const [name, version] of Object.entries(versions)) {
    if (name === SHELL) continue
    const release = await released.release(name, version)
    const page = release && pageOf(release, path)
    if (page) return page.access === 'public' || isSignedIn ? linksTo(release, page.files) : null
  }
  return null
}

const pageOf = ({ pages }: Release, path: string) => (Object.hasOwn(pages, path) ? pages[path]! : null)

const linksTo = (release: Release, files: readonly string[]) => [release.entry, ...files].filter((file) => file.endsWith('.js')).map((file) => link(release, file)).join(', ')

/** With the integrity and mode of the script that follows, or the browser would load it twice. */
const link = ({ name, version, files }: Release, file: string) => `<${publicPathOf(name, version)}${file}>; rel=preload; as=script; crossorigin; integrity="${files[file]!.integrity}"`
