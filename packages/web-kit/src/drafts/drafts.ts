/** More forms than anybody leaves half filled in; beyond, the oldest goes. */
const MAX_DRAFTS = 20
const STORED = 'atelie-drafts'

interface Source {
  /** Undefined is nothing. */
  read: () => unknown
  /** Somebody typed it; otherwise it only tells what was open. */
  isTyped: boolean
  /** Also kept when its page closes or is loaded anew, until the person signs out or closes the tab. */
  isLasting: boolean
}

interface Draft {
  value: unknown
  isTyped: boolean
  isLasting: boolean
}

/** An e-mail, or null for a visitor. */
type Owner = string | null

interface Kept {
  owner: Owner
  drafts: Map<string, Draft>
}

/**
 * What somebody was typing when their session ended, until they are back, and what lasts while they look at other pages.
 * Only for that person; what a visitor made goes with whoever signs in. Signing out leaves nothing behind.
 */
export class Drafts {
  private readonly watched = new Map<string, Source & { owner: Owner }>()
  private kept: Kept | null = readStored()

  /** Tells where to look for what is in the making under a name. Answers how to stop that. */
  watch(owner: Owner, name: string, source: Source): () => void {
    const watched = { ...source, owner }
    this.watched.set(name, watched)
    return () => {
      if (source.isLasting) this.put(owner, name, source)
      if (this.watched.get(name) === watched) this.watched.delete(name)
    }
  }

  /** Keeps what is in the making right now. */
  keep(owner: string): void {
    if (this.kept?.owner !== owner) this.kept = null
    for (const [name, source] of this.watched) this.put(owner, name, source)
  }

  find(owner: Owner, name: string): unknown {
    return this.isOf(owner) ? this.kept?.drafts.get(name)?.value : undefined
  }

  /** Whether that person's own words are among what is kept, and not just what they had open. */
  hasTyped(owner: string): boolean {
    return this.kept?.owner === owner && [...this.kept.drafts.values()].some(({ isTyped }) => isTyped)
  }

  /** Whether something is kept for somebody who has an account. */
  get waits(): boolean {
    return Boolean(this.kept?.owner)
  }

  forget(name: string): void {
    this.kept?.drafts.delete(name)
  }

  /** Drops what is not that person's; null drops everything but a visitor's. */
  dropAllBut(owner: Owner): void {
    if (this.isOf(owner)) {
      if (this.kept) this.kept.owner = owner
    } else {
      this.kept = null
      sessionStorage.removeItem(STORED)
    }
  }

  /** From now on a reload brings back what lasts. A browser may throw away a page that is out of sight without a word. */
  outliveReloads(): () => void {
    const store = () => { if (document.visibilityState === 'hidden') this.store() }
    document.addEventListener('visibilitychange', store)
    return () => document.removeEventListener('visibilitychange', store)
  }

  private store(): void {
    for (const [name, source] of this.watched) if (source.isLasting) this.put(source.owner, name, source)
    if (!this.kept) return
    const lasting = [...this.kept.drafts].filter(([, { isLasting }]) => isLasting)
    sessionStorage.setItem(STORED, JSON.stringify({ owner: this.kept.owner, drafts: lasting }))
  }

  private put(owner: Owner, name: string, { read, isTyped, isLasting }: Source): void {
    // What waits for somebody else stays.
    if (!this.isOf(owner)) return
    const value = read()
    const others = [...this.kept?.drafts ?? []].filter(([other]) => other !== name)
    const own = value === undefined ? [] : [[name, { value, isTyped, isLasting }] as const]
    this.kept = { owner, drafts: new Map([...others, ...own].slice(-MAX_DRAFTS)) }
  }

  private isOf(owner: Owner): boolean {
    return !this.kept || this.kept.owner === null || this.kept.owner === owner
  }
}

function readStored(): Kept | null {
  const stored = sessionStorage.getItem(STORED)
  if (!stored) return null
  const { owner, drafts } = JSON.parse(stored) as { owner: Owner; drafts: [string, Draft][] }
  return { owner, drafts: new Map(drafts) }
}
