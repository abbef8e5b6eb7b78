/** More forms than anybody leaves half filled in; beyond, the oldest goes. */
const MAX_DRAFTS = 20

interface Source {
  /** Undefined is nothing. */
  read: () => unknown
  /** Somebody typed it; otherwise it only tells what was open. */
  isTyped: boolean
}

interface Draft {
  value: unknown
  isTyped: boolean
}

/**
 * What somebody was typing when their session ended, until they are back. Only in memory, and only for that person.
 * While the session lasts nothing is kept, so saving, closing or signing out leaves nothing behind.
 */
export class Drafts {
  private readonly watched = new Map<string, Source>()
  private kept: { owner: string; drafts: Map<string, Draft> } | null = null

  /** Tells where to look for what is in the making under a name. Answers how to stop that. */
  watch(name: string, source: Source): () => void {
    this.watched.set(name, source)
    return () => this.watched.delete(name)
  }

  /** Keeps what is in the making right now. */
  keep(owner: string): void {
    const now = Array.from(this.watched, ([name, { read, isTyped }]) => [name, { value: read(), isTyped }] as const)
      .filter(([, { value }]) => value !== undefined)
    const before = this.kept?.owner === owner ? this.kept.drafts : []
    this.kept = { owner, drafts: new Map([...before, ...now].slice(-MAX_DRAFTS)) }
  }

  find(owner: string | undefined, name: string): unknown {
    return this.kept?.owner === owner ? this.kept?.drafts.get(name)?.value : undefined
  }

  /** Whether that person's own words are among what is kept, and not just what they had open. */
  hasTyped(owner: string): boolean {
    return this.kept?.owner === owner && [...this.kept.drafts.values()].some(({ isTyped }) => isTyped)
  }

  forget(name: string): void {
    this.kept?.drafts.delete(name)
  }

  /** Drops what is not that person's; null drops everything. */
  dropAllBut(owner: string | null): void {
    if (this.kept?.owner !== owner) this.kept = null
  }
}
