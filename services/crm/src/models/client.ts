import { client } from '@atelie/contract/clients'
import { rowReader } from '@atelie/contract/record'
import { extend, string } from '@atelie/contract/schema'
import { storedSchema } from '@atelie/service-kit/stored-schema'
import type { Connection } from 'mongoose'

const clientSchema = storedSchema(extend(client, { accountId: string() }))
clientSchema.index({ accountId: 1, id: 1 }, { unique: true })

export const createClientModel = (connection: Connection) => connection.model('Client', clientSchema, 'clients')
export type ClientModel = ReturnType<typeof createClientModel>

/** The stored row as callers read it. */
export const toClient = rowReader(client)
