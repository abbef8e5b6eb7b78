import { QueryClient } from '@atelie/web-kit/query'

/**
 * The product's fetching rules: no retries, nothing on window focus, data is fresh until a change invalidates it.
 * Without a network calls fail at once instead of waiting, so that the screen can report it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
