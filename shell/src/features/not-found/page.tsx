import { Drawing } from '@atelie/web-kit/display/scene'
import { Link } from '@atelie/web-kit/router'
import { Button, Stack, Typography } from '@atelie/web-kit/ui'
import drawing from './not-found.svg'
import { strings } from './strings.ts'

export function NotFoundPage() {
  return (
    <Stack spacing={2} sx={{ py: 8, alignItems: 'center', textAlign: 'center' }}>
      <Drawing src={drawing} alt="" />
      <Typography variant="h1">{strings.title}</Typography>
      <Typography color="textSecondary">{strings.text}</Typography>
      <Button component={Link} to="/" variant="contained">
        {strings.home}
      </Button>
    </Stack>
  )
}
