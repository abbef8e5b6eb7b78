import { PageFields } from '@atelie/web-kit/forms/page-fields'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import { Box, Typography } from '@atelie/web-kit/ui'
import type { ReactNode } from 'react'
import { AddressFields } from './address-fields.tsx'
import { PersonalFields } from './personal-fields.tsx'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

export function ClientFields({ form, isSaving }: { form: UseFormReturn<ClientInput>; isSaving: boolean }) {
  return (
    <>
      <FieldGroup title={strings.personal} isSaving={isSaving}>
        <PersonalFields form={form} />
      </FieldGroup>
      <FieldGroup title={strings.address} isSaving={isSaving}>
        <AddressFields form={form} />
      </FieldGroup>
    </>
  )
}

function FieldGroup({ title, isSaving, children }: { title: string; isSaving: boolean; children: ReactNode }) {
  return (
    <PageFields isSaving={isSaving} sx={{ mb: 4 }}>
      <Typography component="legend" variant="h2" sx={{ mb: 2.5, p: 0 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </PageFields>
  )
}
