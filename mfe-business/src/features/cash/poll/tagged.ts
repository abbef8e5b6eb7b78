import type { Endpoint, EndpointInput, EndpointResponse } from '@atelie/contract/endpoint'
import { type CallOptions, readAnswer, request } from '@atelie/web-kit/calls/api'

/** An answer with the ETag that names its state. */
export interface Tagged<Data> {
  tag: string | null
  data: Data
}

/**
 * Makes a call whose answer is known already: while its tag is the same the known one is answered, and a long list is
 * neither parsed nor compared each second. The browser sends the tag along by itself.
 */
export async function askUnlessUnchanged<E extends Endpoint>(
  endpoint: E, input: EndpointInput<E>, known: Tagged<EndpointResponse<E>> | undefined, options: CallOptions,
): Promise<Tagged<EndpointResponse<E>>> {
  const response = await request(endpoint, input, options)
  const tag = response.headers.get('ETag')
  if (known && tag !== null && known.tag === tag) {
    await response.body?.cancel()
    return known
  }
  return { tag, data: await readAnswer(endpoint, response) }
}
