import type { CepAddress } from '@atelie/contract/clients'
import { z } from '@atelie/contract/zod'
import { Agent, request } from 'undici'

const TIMEOUT_MS = 3_000
/** An address is a few hundred bytes. */
const MAX_BYTES = 64 * 1024

const agent = new Agent({ maxResponseSize: MAX_BYTES, connectTimeout: TIMEOUT_MS })

/** A public postal code service. */
export interface CepUpstream {
  name: string
  /** The address, or null if there is no such postal code; rejects when the service is slow, fails or returns garbage. */
  ask(cep: string): Promise<CepAddress | null>
}

const text = z.string().trim().max(120)
const optional = text.nullish().transform((value) => value ?? '')
const city = text.min(1)
const state = z.string().regex(/^[A-Z]{2}$/)

const viaCepResponse = z.union([
  // An unknown postal code gets a 200.
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }).transform(() => null),
  z
    .object({ logradouro: optional, bairro: optional, localidade: city, uf: state })
    .transform(({ logradouro, bairro, localidade, uf }) => ({
      street: logradouro,
      neighborhood: bairro,
      city: localidade,
      state: uf,
    })),
])

export const viaCep = (baseUrl: string): CepUpstream => ({
  name: 'ViaCEP',
  ask: async (cep) => viaCepResponse.parse((await get(`${baseUrl}/ws/${cep}/json/`)).body),
})

const brasilApiResponse = z.object({ street: optional, neighborhood: optional, city, state })

export const brasilApi = (baseUrl: string): CepUpstream => ({
  name: 'BrasilAPI',
  async ask(cep) {
    const { status, body } = await get(`${baseUrl}/api/cep/v1/${cep}`, 404)
    return status === 404 ? null : brasilApiResponse.parse(body)
  },
})

/** The JSON of a 200, or no body for the other status that the caller expects. */
async function get(url: string, alsoExpected?: number): Promise<{ status: number; body?: unknown }> {
  const { statusCode: status, body } = await request(url, {
    dispatcher: agent,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (status === 200) return { status, body: await body.json() }
  await body.dump()
  if (status === alsoExpected) return { status }
  throw new Error(`answered ${status}`)
}
