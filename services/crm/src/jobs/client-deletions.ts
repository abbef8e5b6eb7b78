import { deleteClientQuotes } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import type { Logger } from '@atelie/service-kit/log'
import { startOutbox, type Outbox } from '@atelie/service-kit/outbox'
import type { ClientDeletionModel } from '../models/client-deletion.ts'

interface ClientDeletionDeps {
  deletions: ClientDeletionModel
  callQuotes: ServiceClient
  log: Logger
}

/** Notifies the quotes service of each deleted client until it has confirmed that the client's quotes are deleted. */
export const startClientDeletions = ({ deletions, callQuotes, log }: ClientDeletionDeps): Outbox =>
  startOutbox({
    name: 'deleted clients',
    rows: deletions,
    deliver: ({ accountId, clientId }) => callQuotes(accountId, deleteClientQuotes, { params: { id: clientId } }),
    log,
  })
