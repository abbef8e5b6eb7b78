import type { Endpoint, EndpointInput, EndpointResponse } from '@atelie/contract/endpoint'
import type { input, ZodMiniType } from '@atelie/contract/schema'
import { callApi } from '@atelie/web-kit/calls/api'
import { useMutation } from '@atelie/web-kit/query'
import { useEffect, useRef } from 'react'

type GenerateEndpoint = Endpoint<ZodMiniType, ZodMiniType, ZodMiniType<object, { another?: boolean | undefined }>>
type Body<E extends GenerateEndpoint> = input<NonNullable<E['body']>>

/** Longer than the longest time that a model may be given: the server ends it first, with a reason. */
const TIME_OUT_MS = 310_000

/**
 * Calls a generator; after its first result it asks for another one. Cancelling or leaving the page aborts the call, and the
 * promise then resolves to null.
 */
export function useGeneration<E extends GenerateEndpoint>(endpoint: E) {
  const hasSucceeded = useRef(false)
  const current = useRef<AbortController>(null)
  const cancel = () => current.current?.abort()
  useEffect(() => () => current.current?.abort(), [])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ body, signal }: { body: Body<E>; signal: AbortSignal }) =>
      callApi(endpoint, { body } as EndpointInput<E>, { signal, timeOutMs: TIME_OUT_MS }),
    onSuccess: () => {
      hasSucceeded.current = true
    },
  })

  async function generate(body: Body<E>): Promise<EndpointResponse<E> | null> {
    const { signal } = (current.current = new AbortController())
    try {
      return await mutateAsync({ body: hasSucceeded.current ? { ...body, another: true } : body, signal })
    } catch (error) {
      if (signal.aborted) return null
      throw error
    }
  }
  return { generate, cancel, isGenerating: isPending }
}
