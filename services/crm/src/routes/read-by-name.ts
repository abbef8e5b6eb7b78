import { byName } from '@atelie/contract/by-name'
import { PAGE_ROWS, type Page } from '@atelie/service-kit/pages'
import { trusted, type Model } from 'mongoose'

interface Named {
  accountId: string
  id: number
  name: string
}

/**
 * All rows of an account in the order of an address book. Databases do not know that order: of a list longer than a page,
 * ids and names are read first and sorted, then the rows page by page.
 */
export async function* readByName<Stored extends Named, Row extends { id: number; name: string }>(
  model: Model<Stored>,
  accountId: string,
  toRow: (stored: Stored) => Row,
): AsyncGenerator<Page<Row>> {
  const read = (filter: object) => model.find({ accountId, ...filter } as object)
  const some = await read({})
    .limit(PAGE_ROWS + 1)
    .lean<Stored[]>()
  if (some.length <= PAGE_ROWS) return yield { rows: some.map(toRow).sort(byName), isLast: true }
  const names = await model.find({ accountId } as object, { _id: 0, id: 1, name: 1 }).lean<Named[]>()
  const ids = names.sort(byName).map(({ id }) => id)
  do {
    const wanted = ids.splice(0, PAGE_ROWS)
    const found = new Map((await read({ id: trusted({ $in: wanted }) }).lean<Stored[]>()).map((row) => [row.id, row]))
    yield { rows: wanted.flatMap((id) => found.get(id) ?? []).map(toRow), isLast: ids.length === 0 }
  } while (ids.length > 0)
}
