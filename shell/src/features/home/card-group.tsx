import { Link } from '@atelie/web-kit/router'
import { Box, Card, CardActionArea, Typography } from '@atelie/web-kit/ui'
import { useId } from 'react'
import type { LinkedRoute } from '../navigation/route-registry.tsx'
import { strings } from './strings.ts'

const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }

export function CardGroup({ title, routes }: { title: string; routes: readonly LinkedRoute[] }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>{title}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } }}>
        {routes.map(({ path, link: { label, icon: Icon } }) => (
          <Card key={path}>
            <CardActionArea component={Link} to={path} sx={{ height: '100%', p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'flex-start' }}>
              <Icon color="primary" sx={{ fontSize: 30, mb: 1.5 }} />
              <Typography variant="h3">{label}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, ...twoLines }}>{strings.descriptions[path]}</Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  )
}
