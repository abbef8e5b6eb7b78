/** More forms than anybody leaves half filled in; beyond, the oldest goes. */
const MAX_DRAFTS = 20

/**
 * What somebody was typing when their session ended, until they are back. Only in memory, and only for that person.
 * While the session lasts nothing is kept, so saving, closing or signing out leaves nothing behind.
 */
export class Drafts {
  private readonly watched = new Map<string, () => unknown>()
  private kept: { owner: string; values: Map<string, unknown> } | null = null

  /** Tells how to read what is in the making under a name; undefined is nothing. Answers how to stop that. */
  watch(name: string, read: () => unknown): () => void {
    this.watched.set(name, read)
    return () => this.watched.delete(name)
  }

  /** Keeps what is in the making right now. */
  keep(owner: string): void {
    const now = Array.from(this.watched, ([name, read]) => [name, read()] as const).filter(([, value]) => value !== undefined)
    const before = this.kept?.owner === owner ? this.kept.values : []
    this.kept = { owner, values: new Map([...before, ...now].slice(-MAX_DRAFTS)) }
  }

  find(owner: string | undefined, name: string): unknown {
    return this.kept?.owner === owner ? this.kept?.values.get(name) : undefined
  }

  forget(name: string): void {
    this.kept?.values.delete(name)
  }

  /** Drops what is not that person's; null drops everything. */
  dropAllBut(owner: string | null): void {
    if (this.kept?.owner !== owner) this.kept = null
  }
}
