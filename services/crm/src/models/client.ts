import { client } from '@atelie/contract/clients'
import { rowReader } from '@atelie/contract/record'
import { z } from '@atelie/contract/zod'
import { storedSchema } from '@atelie/service-kit/stored-schema'
import type { Connection } from 'mongoose'

const clientSchema = storedSchema(client.extend({ accountId: z.string() }))
clientSchema.index({ accountId: 1, id: 1 }, { unique: true })

export const createClientModel = (connection: Connection) => connection.model('Client', clientSchema, 'clients')
export type ClientModel = ReturnType<typeof createClientModel>

/** The stored row as callers read it. */
export const toClient = rowReader(client)
