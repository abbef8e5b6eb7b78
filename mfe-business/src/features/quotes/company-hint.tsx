import { Link as RouterLink } from '@atelie/web-kit/router'
import { CloseIcon } from '@atelie/web-kit/display/icons'
import { useQuery } from '@atelie/web-kit/query'
import { storedItem } from '@atelie/web-kit/stored-item'
import { Box, Button, IconButton, Typography } from '@atelie/web-kit/ui'
import { useState } from 'react'
import { companyQuery } from '../lists/company-query.ts'
import { lifeStrings } from './life-strings.ts'

const texts = lifeStrings.companyHint

const dismissal = storedItem('localStorage', 'atelie-company-hint', (text) => text)

/** Says which details of the company the PDF lacks, until the person wants to hear no more of it in this browser. */
export function CompanyHint() {
  const company = useQuery(companyQuery).data
  const [isDismissed, setDismissed] = useState(() => dismissal.read() !== null)
  if (!company || isDismissed) return null
  const missing = (
    [
      ['name', company.name],
      ['phone', company.phone],
      ['address', company.address],
      ['logo', company.logoUrl],
    ] as const
  )
    .filter(([, value]) => !value)
    .map(([detail]) => texts.details[detail])
  if (missing.length === 0) return null

  function dismiss() {
    dismissal.write('dismissed')
    setDismissed(true)
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 12rem' }}>
        {texts.missing(missing)}
      </Typography>
      <Button component={RouterLink} to="/account">
        {lifeStrings.toCompany}
      </Button>
      <IconButton edge="end" aria-label={texts.dismiss} title={texts.dismiss} onClick={dismiss}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
