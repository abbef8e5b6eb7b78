import { getCraftType, saveCraftType } from '@atelie/contract/generators'
import { callApi } from '@atelie/web-kit/calls/api'
import { queryOptions, useMutation, useQueryClient } from '@atelie/web-kit/query'

/** The form waits for the saved niche, and generating for its saving, but neither for long. */
const TIME_OUT_MS = 5_000

export const craftTypeQuery = queryOptions({
  queryKey: ['craft-type'],
  queryFn: async ({ signal }) => (await callApi(getCraftType, {}, { signal, timeOutMs: TIME_OUT_MS })).craftType,
  // Another tab may have saved a different one.
  refetchOnWindowFocus: 'always',
})

export function useSaveCraftType() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (craftType: string) =>
      (await callApi(saveCraftType, { body: { craftType } }, { timeOutMs: TIME_OUT_MS })).craftType,
    // A response from before the save must not arrive after it.
    onMutate: () => queryClient.cancelQueries(craftTypeQuery),
    onSuccess: (saved) => queryClient.setQueryData(craftTypeQuery.queryKey, saved),
  })
}
