import { getCraftType, saveCraftType } from '@atelie/contract/generators'
import { callApi } from '@atelie/web-kit/calls/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The form waits for the saved niche, and the idea for its saving, but neither for long. */
const TIME_OUT_MS = 5_000

export const craftTypeQuery = queryOptions({
  queryKey: ['craft-type'],
  queryFn: async ({ signal }) => (await callApi(getCraftType, {}, { signal, timeOutMs: TIME_OUT_MS })).craftType,
  // Another tab may have saved another one.
  refetchOnWindowFocus: 'always',
})

export function useSaveCraftType() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (craftType: string) => (await callApi(saveCraftType, { body: { craftType } }, { timeOutMs: TIME_OUT_MS })).craftType,
    // An answer of before the saving must not come after it.
    onMutate: () => queryClient.cancelQueries(craftTypeQuery),
    onSuccess: (saved) => queryClient.setQueryData(craftTypeQuery.queryKey, saved),
  })
}
