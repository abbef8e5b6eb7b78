import { skipToken, useQuery } from '@atelie/web-kit/query'

/** The key of what the shell asks for. */
export const NEW_ANSWERS = ['new-answers']

/** How many answers of customers their maker has not looked at, as far as the shell knows. */
export const useNewAnswers = () =>
  useQuery<{ count: number }>({ queryKey: NEW_ANSWERS, queryFn: skipToken }).data?.count ?? 0
