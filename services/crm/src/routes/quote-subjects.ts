import { getQuoteSubjects } from '@atelie/contract/internal'
import type { Route } from '@atelie/service-kit/route'
import { trusted } from 'mongoose'
import { toClient, type ClientModel } from '../models/client.ts'
import { toProduct, type ProductModel } from '../models/product.ts'

/** Reads what the quotes service copies into a quote. */
export function addQuoteSubjectRoutes(route: Route, clients: ClientModel, products: ProductModel): void {
  route(getQuoteSubjects, async ({ identity, query }) => {
    const accountId = identity.sub
    const [client, found] = await Promise.all([
      clients.findOne({ accountId, id: query.clientId }).lean(),
      products.find({ accountId, id: trusted({ $in: query.productIds }) }).lean(),
    ])
    return { client: client && toClient(client), products: found.map(toProduct) }
  })
}
