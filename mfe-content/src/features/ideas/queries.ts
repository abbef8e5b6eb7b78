import { getCraftType, saveCraftType } from '@atelie/contract/generators'
import { callApi } from '@atelie/web-kit/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The form waits for the saved niche, and the idea for its saving, but neither for long. */
const TIME_OUT_MS = 5_000

export const craftTypeQuery = queryOptions({
  queryKey: ['craft-type'],
  queryFn: async ({ signal }) => (await callApi(getCraftType, {}, { signal, timeOutMs: TIME_OUT_MS })).craftType,
})

export function useSaveCraftType() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (craftType: string) => (await callApi(saveCraftType, { body: { craftType } }, { timeOutMs: TIME_OUT_MS })).craftType,
    onSuccess: (saved) => queryClient.setQueryData(craftTypeQuery.queryKey, saved),
  })
}
