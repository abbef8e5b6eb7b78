import type { Endpoint, EndpointInput, EndpointResponse } from '@atelie/contract/endpoint'
import { callApi } from '@atelie/web-kit/calls/api'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'

type GenerateEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType<object, { another?: boolean | undefined }>>
type Body<E extends GenerateEndpoint> = z.input<NonNullable<E['body']>>

/**
 * Calls a generator; after its first result it asks for another one. Leaving the page aborts the call, and the promise then
 * resolves to null.
 */
export function useGeneration<E extends GenerateEndpoint>(endpoint: E) {
  const hasSucceeded = useRef(false)
  const [visit] = useState(() => new AbortController())
  useEffect(() => () => visit.abort(), [visit])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Body<E>) => callApi(endpoint, { body } as EndpointInput<E>, { signal: visit.signal }),
    onSuccess: () => { hasSucceeded.current = true },
  })

  async function generate(body: Body<E>): Promise<EndpointResponse<E> | null> {
    try {
      return await mutateAsync(hasSucceeded.current ? { ...body, another: true } : body)
    } catch (error) {
      if (visit.signal.aborted) return null
      throw error
    }
  }
  return { generate, isGenerating: isPending }
}
