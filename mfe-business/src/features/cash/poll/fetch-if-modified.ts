import type { Endpoint, EndpointInput, EndpointResponse } from '@atelie/contract/endpoint'
import { type CallOptions, readResponse, request } from '@atelie/web-kit/calls/api'

/** Data with the ETag of its response. */
export interface WithEtag<Data> {
  tag: string | null
  data: Data
}

/**
 * Repeats a call: as long as the ETag is the same, the previous data is returned, and a long list is neither parsed nor
 * compared each second. The browser sends the ETag itself.
 */
export async function fetchIfModified<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  previous: WithEtag<EndpointResponse<E>> | undefined,
  options: CallOptions,
): Promise<WithEtag<EndpointResponse<E>>> {
  const response = await request(endpoint, input, options)
  const tag = response.headers.get('ETag')
  if (previous && tag !== null && previous.tag === tag) {
    await response.body?.cancel()
    return previous
  }
  return { tag, data: await readResponse(endpoint, response) }
}
