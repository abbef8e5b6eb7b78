import { Link as RouterLink } from '@atelie/web-kit/router'
import { Box, Button, Typography } from '@atelie/web-kit/ui'
import { generatorRoutes } from '../navigation/route-registry.tsx'
import { strings } from './strings.ts'

/** Visitors have no header here, so this is how they find the generators. */
export function FreeTools() {
  return (
    <Box component="nav" aria-label={strings.freeTools} sx={{ mt: 3 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {strings.freeTools}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {generatorRoutes.map(({ path, link: { label, icon: Icon } }) => (
          <Button
            key={path}
            component={RouterLink}
            to={path}
            variant="outlined"
            color="inherit"
            startIcon={<Icon fontSize="small" />}
            sx={{ px: 2, borderRadius: 6, borderColor: 'divider', bgcolor: 'background.paper', fontWeight: 400 }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
