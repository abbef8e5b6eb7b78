import { loadHomeView } from '../features/home/load-home-view.ts'
import { routeRegistry } from '../features/navigation/route-registry.tsx'
import { loadAhead } from './remote-pages.ts'

/** The pages whose files were asked for. */
const begun = new Set<string>()

/** Begins with the files of the page that the address names, while it is being found out who is signed in. */
export function loadOpenPage(): void {
  const page = pageAt(location.pathname)
  if (page?.remote) loadAhead(page.remote)
  if (page?.path === '/') loadHomeAhead()
}

/** Loads the code of a page when someone points at a link to it, or moves the focus there: most likely they open it. */
export function preloadLinkedPages(): void {
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, ({ target }) => preloadFor(target))
}

function preloadFor(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || savesData()) return
  const page = pageAt(link.pathname)
  if (page?.path === '/') loadHomeAhead()
  if (!page?.remote || begun.has(page.path)) return
  begun.add(page.path)
  // Nothing waits for this. If it fails, opening the page loads what is missing, and shows and reports a failure.
  loadFiles(page.path).catch(() => undefined)
}

// If it fails, the page itself shows that.
const loadHomeAhead = () => void loadHomeView().catch(() => undefined)

const pageAt = (pathname: string) => routeRegistry.find(({ path }) => path === pathname)

/** Into the browser's cache, without running anything. The gateway names no files of a page that this person may not see. */
async function loadFiles(path: string): Promise<void> {
  const response = await fetch(`/front-ends/page-files?page=${path}`)
  const { files } = (await response.json()) as { files: string[] }
  await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()))
}

/** Only some browsers say so. */
const savesData = () => Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData)
