import { Link as RouterLink } from '@atelie/web-kit/router'
import { Box, Typography } from '@atelie/web-kit/ui'
import { Chip } from '@atelie/web-kit/ui-form'
import { generatorRoutes } from '../navigation/route-registry.tsx'
import { strings } from './strings.ts'

/** Visitors have no header here, so this is how they find the generators. */
export function FreeTools() {
  return (
    <Box component="nav" aria-label={strings.freeTools} sx={{ mt: 3 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>{strings.freeTools}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {generatorRoutes.map(({ path, link: { label, icon: Icon } }) => (
          <Chip key={path} component={RouterLink} to={path} clickable variant="outlined" icon={<Icon fontSize="small" />} label={label} sx={{ height: 44, px: 0.5, bgcolor: 'background.paper' }} />
        ))}
      </Box>
    </Box>
  )
}
