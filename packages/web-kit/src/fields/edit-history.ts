/** A field's text and what was selected in it. */
export interface Moment {
  text: string
  start: number
  end: number
}

const MOST_STEPS = 100

/**
 * The texts of a field to go back and forth between. The browser's own list is of no use: it ends with the first text that is
 * set by a script.
 */
export class EditHistory {
  private past: Moment[] = []
  private future: Moment[] = []
  private latest: string | null = null

  /** Call for each edit, also for those that change nothing. */
  record(before: Moment, text: string): void {
    if (text === before.text) return
    this.forgetUnlessLatest(before.text)
    this.past = [...this.past, before].slice(-MOST_STEPS)
    this.future = []
    this.latest = text
  }

  undo(now: Moment): Moment | undefined {
    return this.travel(now, 'past', 'future')
  }

  redo(now: Moment): Moment | undefined {
    return this.travel(now, 'future', 'past')
  }

  private travel(now: Moment, from: 'past' | 'future', to: 'past' | 'future'): Moment | undefined {
    this.forgetUnlessLatest(now.text)
    const found = this[from].pop()
    if (!found) return undefined
    this[to].push(now)
    this.latest = found.text
    return found
  }

  /** The form itself may have changed the field, such as to begin the next record. */
  private forgetUnlessLatest(text: string): void {
    if (text === this.latest) return
    this.past = []
    this.future = []
  }
}
