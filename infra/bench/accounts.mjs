// @ts-check
import { openSession } from '../local/demo/api.mjs'
import { inLanes } from './in-lanes.mjs'

const PASSWORD = 'segredo1'

/**
 * A new account and its session.
 * @param {string} url
 * @param {string} name
 */
export async function account(url, name) {
  const credentials = { email: `${name}@exemplo.com.br`, password: PASSWORD }
  const call = openSession(url)
  await call('POST', '/api/register', { body: { fullName: name, ...credentials } })
  return { call, credentials }
}

/**
 * A client for a list.
 * @param {number} index makes it different from the others
 */
export const client = (index) => ({
  client: {
    name: `Maria das Dores Silva ${index}`,
    birthDate: '1990-05-01',
    phone: `(11) 9${String(index).padStart(8, '0')}`,
    isWhatsapp: true,
  },
  address: {
    cep: '01310-100',
    street: `Rua das Flores ${index}`,
    number: String(index),
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
})

/**
 * @param {ReturnType<typeof openSession>} call
 * @param {number} count
 */
export const addClients = (call, count) =>
  inLanes(
    10,
    Array.from({ length: count }, (_, index) => client(index)),
    (body) => call('POST', '/api/clients', { body }),
  )
