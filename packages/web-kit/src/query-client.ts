import { QueryClient } from '@tanstack/react-query'

/** The product's fetching rules: no retries, nothing on window focus, data is fresh until a change invalidates it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  })
}
