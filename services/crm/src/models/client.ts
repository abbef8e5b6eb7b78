import type { Client } from '@atelie/contract/clients'
import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const text = { type: String, required: true } as const
const optional = { type: String, default: null } as const

const clientSchema = new Schema({
  accountId: text,
  id: { type: Number, required: true },
  version: { type: Number, required: true },
  name: text, motherName: optional, fatherName: optional,
  birthDate: text, phone: text, isWhatsapp: { type: Boolean, required: true },
  address: {
    cep: text, street: text, number: text, complement: optional, neighborhood: text, city: text, state: text,
  },
}, { versionKey: false })

clientSchema.index({ accountId: 1, id: 1 }, { unique: true })

type StoredClient = InferSchemaType<typeof clientSchema>

export const createClientModel = (connection: Connection) => connection.model('Client', clientSchema, 'clients')
export type ClientModel = ReturnType<typeof createClientModel>

/** The stored row as callers read it. */
export function toClient(stored: StoredClient): Client {
  const { id, version, name, motherName, fatherName, birthDate, phone, isWhatsapp } = stored
  const { cep, street, number, complement, neighborhood, city, state } = stored.address!
  return {
    id, version, name, motherName: motherName ?? null, fatherName: fatherName ?? null, birthDate, phone, isWhatsapp,
    address: { cep, street, number, complement: complement ?? null, neighborhood, city, state },
  }
}
