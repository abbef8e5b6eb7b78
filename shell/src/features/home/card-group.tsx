import { Box, Typography } from '@atelie/web-kit/ui'
import { useId } from 'react'
import type { LinkedRoute } from '../navigation/route-registry.tsx'
import { looks } from './looks.ts'
import { strings } from './strings.ts'
import { Tile } from './tile.tsx'

export function CardGroup({ title, routes }: { title: string; routes: readonly LinkedRoute[] }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {routes.map(({ path, link: { label } }) => (
          <Tile
            key={path}
            to={path}
            label={label}
            description={strings.descriptions[path]}
            drawing={looks[path]?.drawing}
            tint={looks[path]?.tint}
          />
        ))}
      </Box>
    </Box>
  )
}
