import * as contract from '@atelie/contract/clients'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { editRow, present } from '@atelie/service-kit/updates'
import type { CepLookup } from '../cep/lookup.ts'
import { toClient, type ClientModel } from '../models/client.ts'
import type { ClientDeletionModel } from '../models/client-deletion.ts'
import { readByName } from './read-by-name.ts'

interface ClientDeps {
  clients: ClientModel
  deletions: ClientDeletionModel
  unitOfWork: UnitOfWork
  /** Per account. */
  maxClients: number
  onDeleted: () => void
  lookUpCep: CepLookup
}

export function addClientRoutes(
  route: Route,
  { clients, deletions, unitOfWork, maxClients, onDeleted, lookUpCep }: ClientDeps,
): void {
  async function readClient(accountId: string, id: number): Promise<contract.Client | null> {
    const row = await clients.findOne({ accountId, id }).lean()
    return row && toClient(row)
  }

  route(contract.listClients, async ({ identity }) => readByName(clients, identity.sub, toClient))

  route(contract.lookUpCep, ({ params }) => lookUpCep(params.digits))

  route(contract.getClient, async ({ identity, params }) => {
    const client = await readClient(identity.sub, params.id)
    if (!client) throw new Problem('not_found')
    return client
  })

  route(contract.createClient, ({ identity: { sub: accountId }, body, idempotency }) =>
    unitOfWork.create(
      { accountId, call: 'createClient', idempotency, read: (id) => readClient(accountId, id) },
      async ({ session, nextSequence }) => {
        const id = await nextSequence('client', { rows: clients, max: maxClients })
        const row = { accountId, id, version: 1, isWhatsapp: false, ...present(body.client), address: body.address }
        const [created] = await clients.create([row], { session })
        return toClient(created!)
      },
    ),
  )

  route(contract.updateClient, ({ identity, params, body, ifMatch }) =>
    unitOfWork.withAccountTransaction(identity.sub, async ({ session }) => {
      const fields = { ...present(body.client), ...present(body.address, 'address.') }
      const { after } = await editRow(clients, {
        row: { accountId: identity.sub, id: params.id },
        fields,
        ifMatch,
        session,
      })
      return toClient(after)
    }),
  )

  route(contract.deleteClient, async ({ identity, params }) => {
    const accountId = identity.sub
    await unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
      const { deletedCount } = await clients.deleteOne({ accountId, id: params.id }, { session })
      if (deletedCount === 0) throw new Problem('not_found')
      await deletions.create([{ accountId, clientId: params.id }], { session })
    })
    onDeleted()
  })
}
