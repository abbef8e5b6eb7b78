import { markProductDeleted } from '@atelie/contract/internal'
import * as contract from '@atelie/contract/products'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { timeLimits } from '@atelie/service-kit/time-limits'
import { editRow, present } from '@atelie/service-kit/updates'
import { toProduct, type ProductModel } from '../models/product.ts'
import { readByName } from './read-by-name.ts'

interface ProductDeps {
  products: ProductModel
  unitOfWork: UnitOfWork
  /** Per account. */
  maxProducts: number
  callQuotes: ServiceClient
}

export function addProductRoutes(route: Route, { products, unitOfWork, maxProducts, callQuotes }: ProductDeps): void {
  async function readProduct(accountId: string, id: number): Promise<contract.Product | null> {
    const row = await products.findOne({ accountId, id }).lean()
    return row && toProduct(row)
  }

  route(contract.listProducts, async ({ identity }) => readByName(products, identity.sub, toProduct))

  route(contract.createProduct, ({ identity: { sub: accountId }, body, idempotency }) =>
    unitOfWork.create(
      { accountId, call: 'createProduct', idempotency, read: (id) => readProduct(accountId, id) },
      async ({ session, nextSequence }) => {
        const { price, ...fields } = body
        const id = await nextSequence('product', { rows: products, max: maxProducts })
        const [created] = await products.create([{ accountId, id, version: 1, ...fields, priceCents: price }], {
          session,
        })
        return toProduct(created!)
      },
    ),
  )

  route(contract.updateProduct, ({ identity, params, body, ifMatch }) =>
    unitOfWork.withAccountTransaction(identity.sub, async ({ session }) => {
      const { price, ...others } = body
      const fields = present({ ...others, priceCents: price })
      const { after } = await editRow(products, {
        row: { accountId: identity.sub, id: params.id },
        fields,
        ifMatch,
        session,
      })
      return toProduct(after)
    }),
  )

  route(contract.deleteProduct, async ({ identity, params }) => {
    const mine = { accountId: identity.sub, id: params.id }
    if (!(await products.exists(mine))) throw new Problem('not_found')
    // The quotes service counts on a marked product being deleted within a minute, or not at all.
    const giveUpAt = performance.now() + timeLimits.productDeletion
    // While the quotes service is down its use is unknown, and the call's 503 refuses the deletion.
    const { isUsedInQuotes } = await callQuotes(identity.sub, markProductDeleted, { params })
    if (isUsedInQuotes) throw new Problem('in_use', { error: contract.productInUseMessage, isUsedInQuotes })
    await unitOfWork.withAccountTransaction(identity.sub, async ({ session }) => {
      const { deletedCount } = await products.deleteOne(mine, { session })
      if (deletedCount === 0) throw new Problem('not_found')
      if (performance.now() > giveUpAt)
        throw new Problem('unavailable', { cause: new Error('the mark of the product is too old') })
    })
  })
}
