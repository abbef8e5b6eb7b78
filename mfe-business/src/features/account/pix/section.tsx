import { ListSkeleton, Loaded } from '@atelie/web-kit/display/page-parts'
import { describeFailure } from '@atelie/web-kit/calls/api'
import { onDemand } from '@atelie/web-kit/on-demand'
import { queryOptions, useQuery } from '@atelie/web-kit/query'
import { Box } from '@atelie/web-kit/ui'
import { strings } from '../strings.ts'

const { load } = onDemand(async () => (await import('./pix-card.tsx')).PixCard)

/** The card is in a file of its own, which the page loads after the company. */
const cardQuery = queryOptions({
  queryKey: ['pix-card'],
  queryFn: () => describeFailure(strings.pixFailed, load()),
})

export function PixSection() {
  return (
    <Box sx={{ mt: 3 }}>
      <Loaded query={useQuery(cardQuery)} skeleton={<ListSkeleton rows={2} />}>
        {(PixCard) => <PixCard />}
      </Loaded>
    </Box>
  )
}
