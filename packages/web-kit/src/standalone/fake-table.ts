import { rowReader } from '@atelie/contract/record'
import type { ZodMiniObject } from '@atelie/contract/schema'
import { FakeProblem } from '../testing/fake-network.ts'

interface Row {
  id: number
  version: number
}

/** The records of one kind, in memory. Fields that are absent keep their value, as at the server. */
export class FakeTable<R extends Row> {
  private rows: R[]
  private deleted: R[] = []

  constructor(
    private readonly schema: ZodMiniObject,
    rows: readonly R[],
  ) {
    this.rows = [...rows]
  }

  all(): R[] {
    return [...this.rows]
  }

  get(id: number): R {
    const found = this.rows.find((row) => row.id === id)
    if (!found) throw new FakeProblem('not_found')
    return found
  }

  /** `defaults` are the fields that a new record has even if they are absent. */
  create(fields: object, defaults: object = {}): R {
    const id = Math.max(0, ...[...this.rows, ...this.deleted].map((row) => row.id)) + 1
    return this.put({ ...defaults, ...defined(fields), id, version: 1 })
  }

  update(id: number, fields: object): R {
    const before = this.get(id)
    return this.put({ ...before, ...defined(fields), version: before.version + 1 })
  }

  delete(isGone: (row: R) => boolean): void {
    this.deleted.push(...this.rows.filter(isGone))
    this.rows = this.rows.filter((row) => !isGone(row))
  }

  restore(id: number): R {
    const found = this.deleted.findLast((row) => row.id === id)
    return found && !this.rows.some((row) => row.id === id) ? this.put(found) : this.get(id)
  }

  private put(fields: Row): R {
    const row = rowReader(this.schema)(fields as never) as unknown as R
    this.rows = [...this.rows.filter(({ id }) => id !== row.id), row]
    return row
  }
}

/** Without the fields that are undefined. */
export const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
