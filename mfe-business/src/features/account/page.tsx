import { EmptyScene, Loaded, PageHeader } from '@atelie/web-kit/display/page-parts'
import { Box } from '@atelie/web-kit/ui'
import { Tab, Tabs } from '@atelie/web-kit/ui-form'
import { useQuery } from '@atelie/web-kit/query'
import { useState } from 'react'
import { companyQuery } from '../lists/company-query.ts'
import { CompanyForm } from './company-form.tsx'
import { PixSection } from './pix/section.tsx'
import { strings } from './strings.ts'

type Screen = 'company' | 'account'

export default function AccountPage() {
  const [screen, setScreen] = useState<Screen>('company')
  return (
    <>
      <PageHeader title={strings.title} />
      <Tabs
        value={screen}
        onChange={(_, next: Screen) => setScreen(next)}
        aria-label={strings.title}
        variant="scrollable"
        sx={{ mb: 3 }}
      >
        <Tab value="company" label={strings.companyTab} id="tab-company" aria-controls="panel-company" />
        <Tab value="account" label={strings.accountTab} id="tab-account" aria-controls="panel-account" />
      </Tabs>
      {/* Both stay mounted, so that what was typed survives a visit to the other tab. */}
      <Box role="tabpanel" id="panel-company" aria-labelledby="tab-company" hidden={screen !== 'company'}>
        <CompanySettings />
      </Box>
      <Box role="tabpanel" id="panel-account" aria-labelledby="tab-account" hidden={screen !== 'account'}>
        <EmptyScene drawing="account" text={strings.accountText} />
      </Box>
    </>
  )
}

function CompanySettings() {
  return (
    <Loaded query={useQuery(companyQuery)}>
      {(company) => (
        <>
          <CompanyForm company={company} />
          <PixSection />
        </>
      )}
    </Loaded>
  )
}
