import type { Endpoint, EndpointInput, EndpointResponse } from '@atelie/contract/endpoint'
import { callApi } from '@atelie/web-kit/api'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Asks a generator. Whoever leaves the page has no use for the answer: the call is given up, and the promise then
 * resolves to null.
 */
export function useGeneration<E extends Endpoint>(endpoint: E) {
  const [visit] = useState(() => new AbortController())
  useEffect(() => () => visit.abort(), [visit])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: EndpointInput<E>) => callApi(endpoint, input, { signal: visit.signal }),
  })

  async function generate(input: EndpointInput<E>): Promise<EndpointResponse<E> | null> {
    try {
      return await mutateAsync(input)
    } catch (error) {
      if (visit.signal.aborted) return null
      throw error
    }
  }
  return { generate, isGenerating: isPending }
}
