import type { User } from '@atelie/contract/users'
import { Link } from '@atelie/web-kit/router'
import { Box, Button, Card, Typography } from '@atelie/web-kit/ui'
import { displayName } from '../navigation/display-name.ts'
import { generatorRoutes, linkedRoutes } from '../navigation/route-registry.tsx'
import { Band } from './band.tsx'
import { CardGroup } from './card-group.tsx'
import { strings } from './strings.ts'

const businessRoutes = linkedRoutes.filter((route) => route.remote === 'mfe-business')

const firstName = (user: User): string => displayName(user).split(/[\s@]/)[0] ?? ''

export function HomeView({ user }: { user: User | null }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Band name={user ? firstName(user) : undefined} />
      {user ? <CardGroup title={strings.business} routes={businessRoutes} /> : <VisitorHint />}
      <CardGroup title={strings.tools} routes={generatorRoutes} />
    </Box>
  )
}

function VisitorHint() {
  return (
    <Card
      sx={{ p: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography>{strings.visitorHint}</Typography>
      <Button component={Link} to="/auth" variant="contained">
        {strings.signIn}
      </Button>
    </Card>
  )
}
