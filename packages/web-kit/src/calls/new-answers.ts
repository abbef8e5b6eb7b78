import { callApi } from '@atelie/web-kit/calls/api'
import { countNewAnswers } from '@atelie/web-kit/calls/bare-calls'
import { queryOptions } from '@atelie/web-kit/query'

/** How many answers of customers their maker has not looked at. The shell asks; who looks at one invalidates it. */
export const newAnswersQuery = queryOptions({
  queryKey: ['new-answers'],
  queryFn: ({ signal }) => callApi(countNewAnswers, {}, { signal }),
})
