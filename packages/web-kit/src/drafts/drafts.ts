import { storedItem } from '../stored-item.ts'
import { isLike } from './like.ts'

/** More forms than anyone leaves half filled in; beyond that, the oldest is dropped. */
const MAX_DRAFTS = 20

interface Source {
  /** Undefined if there is nothing to keep. */
  read: () => unknown
  /** Typed by the person, as opposed to state such as what was open. */
  isTyped: boolean
  /** Also persisted when its page closes or is reloaded, until the person signs out or closes the tab. */
  survivesReload: boolean
}

interface Draft {
  value: unknown
  isTyped: boolean
  survivesReload: boolean
}

/** An e-mail, or null for a visitor. */
type Owner = string | null

interface Kept {
  owner: Owner
  drafts: Map<string, Draft>
}

const stored = storedItem('sessionStorage', 'atelie-drafts', (text): Kept | null => {
  const { owner, drafts } = JSON.parse(text) as { owner: Owner; drafts: [string, Draft][] }
  const isWhole =
    (owner === null || typeof owner === 'string') &&
    drafts.every(([name, draft]) => typeof name === 'string' && isLike({ isTyped: true, survivesReload: true }, draft))
  return isWhole ? { owner, drafts: new Map(drafts) } : null
})

/**
 * Keeps what a person was typing when their session ended, until they are back, and what survives visits to other
 * pages. Only for that person; a visitor's drafts move to the person who signs in. Signing out leaves nothing behind.
 */
export class Drafts {
  private readonly watched = new Map<string, Source & { owner: Owner }>()
  private kept: Kept | null = stored.read()

  /** Registers a source for the draft `name`. Returns an unregister function. */
  watch(owner: Owner, name: string, source: Source): () => void {
    const watched = { ...source, owner }
    this.watched.set(name, watched)
    return () => {
      if (source.survivesReload) this.put(owner, name, source)
      if (this.watched.get(name) === watched) this.watched.delete(name)
    }
  }

  /** Persists all current drafts. */
  persist(owner: string): void {
    if (this.kept?.owner !== owner) this.kept = null
    for (const [name, source] of this.watched) this.put(owner, name, source)
  }

  find(owner: Owner, name: string): unknown {
    return this.isOf(owner) ? this.kept?.drafts.get(name)?.value : undefined
  }

  /** Whether something that the person typed is among the drafts. */
  hasTyped(owner: string): boolean {
    return this.kept?.owner === owner && [...this.kept.drafts.values()].some(({ isTyped }) => isTyped)
  }

  /** Whether drafts of a person with an account are waiting. */
  get hasPending(): boolean {
    return Boolean(this.kept?.owner)
  }

  forget(name: string): void {
    this.kept?.drafts.delete(name)
  }

  /** Drops the drafts of others; null drops all but a visitor's. */
  dropAllBut(owner: Owner): void {
    if (this.isOf(owner)) {
      if (this.kept) this.kept.owner = owner
    } else {
      this.kept = null
      stored.remove()
    }
  }

  /** From now on a reload restores what survives it. A browser may silently discard a hidden page. */
  surviveReloads(): () => void {
    const store = () => {
      if (document.visibilityState === 'hidden') this.store()
    }
    document.addEventListener('visibilitychange', store)
    return () => document.removeEventListener('visibilitychange', store)
  }

  private store(): void {
    for (const [name, source] of this.watched) if (source.survivesReload) this.put(source.owner, name, source)
    if (!this.kept) return
    const lasting = [...this.kept.drafts].filter(([, { survivesReload }]) => survivesReload)
    stored.write(JSON.stringify({ owner: this.kept.owner, drafts: lasting }))
  }

  private put(owner: Owner, name: string, { read, isTyped, survivesReload }: Source): void {
    // Drafts waiting for another person stay.
    if (!this.isOf(owner)) return
    const value = read()
    const others = [...(this.kept?.drafts ?? [])].filter(([other]) => other !== name)
    const own = value === undefined ? [] : [[name, { value, isTyped, survivesReload }] as const]
    this.kept = { owner, drafts: new Map([...others, ...own].slice(-MAX_DRAFTS)) }
  }

  private isOf(owner: Owner): boolean {
    return !this.kept || this.kept.owner === null || this.kept.owner === owner
  }
}
