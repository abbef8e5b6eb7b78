import { createServer } from 'node:http'
import { listenOn, type TestServer } from './server.ts'

/** How the fake postal code service behaves. */
type CepMood = 'fine' | 'down' | 'slow' | 'odd' | 'not json' | 'huge' | 'redirecting' | 'says erro as text'

export interface FakeCepService extends TestServer {
  mood: CepMood
  /** Paths of the requests so far. */
  asked: string[]
  /** Responses wait for this. */
  beforeResponse: () => Promise<void>
}

/** The street that the code 01310-100 stands for. */
export const PAULISTA = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
/** A town with one code for all its streets. */
const TOWN = { cep: '37540-000', street: '', neighborhood: '', city: 'Santa Rita do Sapucaí', state: 'MG' }

/**
 * ViaCEP and BrasilAPI in one server, with their real response formats. They know only the postal codes 01310-100
 * (a street) and 37540-000 (a whole town).
 */
export async function startFakeCepService(port = 0): Promise<FakeCepService> {
  const fake: Omit<FakeCepService, keyof TestServer> = { mood: 'fine', asked: [], beforeResponse: async () => {} }
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    fake.asked.push(path)
    await fake.beforeResponse()
    const isViaCep = path.startsWith('/ws/')
    const respond = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(body)
    if (fake.mood === 'slow') return
    if (fake.mood === 'down') return respond(500, '{}')
    if (fake.mood === 'odd')
      return respond(200, JSON.stringify({ localidade: 7, uf: ['SP'], city: null, state: 'São Paulo' }))
    if (fake.mood === 'not json') return respond(200, '<html>')
    if (fake.mood === 'huge')
      return respond(200, JSON.stringify({ ...viaCepBody(PAULISTA), ...PAULISTA, more: 'x'.repeat(1_000_000) }))
    if (fake.mood === 'redirecting') return respond(302, '')
    const found = [PAULISTA, TOWN].find(({ cep }) => path.includes(cep.replace('-', '')))
    if (found)
      return respond(
        200,
        JSON.stringify(
          isViaCep
            ? viaCepBody(found)
            : { ...found, street: found.street || null, neighborhood: found.neighborhood || null },
        ),
      )
    if (isViaCep) return respond(200, JSON.stringify({ erro: fake.mood === 'says erro as text' ? 'true' : true }))
    return respond(
      404,
      JSON.stringify({ name: 'CepPromiseError', message: 'Todos os serviços de CEP retornaram erro.' }),
    )
  })
  return Object.assign(fake, await listenOn(server, port))
}

const viaCepBody = ({ cep, street, neighborhood, city, state }: typeof PAULISTA) => ({
  cep,
  logradouro: street,
  complemento: '',
  bairro: neighborhood,
  localidade: city,
  uf: state,
  ibge: '3550308',
  ddd: '11',
})
