import type { User } from '@atelie/contract/users'
import { Link } from '@atelie/web-kit/router'
import { Box, Button, Card, Stack, Typography } from '@atelie/web-kit/ui'
import { strings as shellStrings } from '../../strings.ts'
import { generatorRoutes, linkedRoutes } from '../navigation/route-registry.tsx'
import { CardGroup } from './card-group.tsx'
import { strings } from './strings.ts'

const businessRoutes = linkedRoutes.filter((route) => route.remote === 'mfe-business')

export function HomeView({ user }: { user: User | null }) {
  return (
    <Stack spacing={5}>
      <Box>
        <Typography variant="h1">{shellStrings.productName}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>{shellStrings.tagline}</Typography>
      </Box>
      {user
        ? <CardGroup title={strings.business} routes={businessRoutes} />
        : <VisitorHint />}
      <CardGroup title={strings.tools} routes={generatorRoutes} />
    </Stack>
  )
}

function VisitorHint() {
  return (
    <Card sx={{ p: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography>{strings.visitorHint}</Typography>
      <Button component={Link} to="/auth" variant="contained">{strings.signIn}</Button>
    </Card>
  )
}
