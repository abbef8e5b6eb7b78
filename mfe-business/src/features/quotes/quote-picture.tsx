import { getQuotePicture } from '@atelie/contract/quote-events'
import { queryOptions, useQuery } from '@atelie/web-kit/query'
import { Box } from '@atelie/web-kit/ui'
import { Skeleton } from '@atelie/web-kit/ui-page'
import { useEffect, useMemo } from 'react'
import { lifeStrings } from './life-strings.ts'
import { readWhenReady } from './pdf.ts'

/** The quote can be sent without a picture. */
const TRIES = 3

const pictureQuery = (id: number) =>
  queryOptions({
    queryKey: ['quotes', id, 'picture'],
    queryFn: async () => (await readWhenReady(getQuotePicture, id, TRIES)).blob(),
    staleTime: 0,
    gcTime: 0,
  })

/** The first page of a quote's PDF, with its place kept until it is there. Without a picture there is nothing to see. */
export function QuotePicture({ id }: { id: number }) {
  const { data: picture, isError } = useQuery(pictureQuery(id))
  const url = useObjectUrl(picture)
  if (isError) return null
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 280,
        aspectRatio: '210 / 297',
        mx: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {url ? (
        <Box
          component="img"
          src={url}
          alt={lifeStrings.created.picture}
          sx={{ display: 'block', width: '100%', height: '100%' }}
        />
      ) : (
        <Skeleton variant="rectangular" width="100%" height="100%" />
      )}
    </Box>
  )
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob])
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  return url
}
