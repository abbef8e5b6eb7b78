/** The parts of react-query that we use; shared with the remotes for the same reason as ui. */
export {
  focusManager,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export type {
  MutationFunctionContext,
  Query,
  QueryKey,
  QueryObserverResult,
  UseMutationOptions,
  UseQueryResult,
} from '@tanstack/react-query'
