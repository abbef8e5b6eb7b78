import { isCnpj } from '@atelie/contract/cnpj'
import { type Company, companyBody } from '@atelie/contract/company'
import { FormField } from '@atelie/web-kit/form-field'
import { showIssues } from '@atelie/web-kit/form-issues'
import { useToast } from '@atelie/web-kit/toast'
import { Box, Button, Card, Typography } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/ui-form'
import { useFormDraft } from '@atelie/web-kit/use-draft'
import { useZodForm } from '@atelie/web-kit/zod-form'
import { useState } from 'react'
import { type ChosenLogo, LogoField } from './logo-field.tsx'
import { dataUrlOf } from './logo-file.ts'
import { useSaveCompany } from './queries.ts'
import { strings } from './strings.ts'

const labels = strings.fields
const textFields = companyBody.omit({ logoUrl: true })

export function CompanyForm({ company }: { company: Company }) {
  const toast = useToast()
  const save = useSaveCompany()
  const { logoUrl, ...texts } = company
  const form = useZodForm(textFields, texts)
  const [logo, setLogo] = useState<ChosenLogo>('kept')
  const { control, handleSubmit, reset, watch } = form
  const cnpj = watch('cnpj')
  useFormDraft('company', form)

  const submit = handleSubmit(async (values) => {
    try {
      const { logoUrl: _, ...saved } = await save.mutateAsync({ ...values, ...await changeOf(logo) })
      reset(saved)
      setLogo('kept')
      toast(strings.saved)
    } catch (error) {
      toast({ variant: 'destructive', title: strings.error, description: strings.saveFailed })
      showIssues(error, form)
    }
  })

  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography color="text.secondary" sx={{ mb: 3 }}>{strings.intro}</Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, mb: 3 }}>
        <FormField control={control} name="name" render={(field) => <TextField {...field} label={labels.name} autoComplete="organization" />} />
        <FormField control={control} name="phone" render={(field) => <TextField {...field} label={labels.phone} autoComplete="tel" slotProps={{ htmlInput: { inputMode: 'tel' } }} />} />
        <FormField control={control} name="cnpj" hint={cnpj && !isCnpj(cnpj) ? strings.cnpjHint : undefined} render={(field) => <TextField {...field} label={labels.cnpj} />} />
        <FormField control={control} name="address" render={(field) => <TextField {...field} label={labels.address} autoComplete="street-address" />} />
      </Box>
      <LogoField stored={logoUrl} chosen={logo} onChoose={setLogo} />
      <Button type="submit" variant="contained" size="large" disabled={save.isPending} sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {save.isPending ? strings.saving : strings.save}
      </Button>
    </Card>
  )
}

/** What is sent about the logo: nothing when it stays as it is. */
async function changeOf(logo: ChosenLogo): Promise<{ logoUrl?: string | null }> {
  if (logo === 'kept') return {}
  return { logoUrl: logo === 'removed' ? null : await dataUrlOf(logo) }
}
