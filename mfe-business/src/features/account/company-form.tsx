import { type Company, companyBody, companyDetails } from '@atelie/contract/company'
import { omit } from '@atelie/contract/schema'
import { messageOf } from '@atelie/web-kit/calls/api'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { issuesOf, applyServerErrors } from '@atelie/web-kit/forms/server-errors'
import { useLeaveGuard } from '@atelie/web-kit/forms/leave-guard'
import { onDemand } from '@atelie/web-kit/on-demand'
import { PageFields } from '@atelie/web-kit/forms/page-fields'
import { FormActions } from '@atelie/web-kit/display/page-parts'
import { SaveButtons } from '@atelie/web-kit/forms/save-buttons'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Card, Typography } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useFormDraft, usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { useEffect, useState } from 'react'
import { EveryField } from '../../every-field.tsx'
import { formValues } from '../../form-values.ts'
import { type ChosenLogo, LogoField } from './logo-field.tsx'
import { type CompanyInput, useSaveCompany } from './queries.ts'
import { strings } from './strings.ts'

const labels = strings.fields
const textFields = omit(companyBody, { logoUrl: true })
/** Only a company with a number needs its check. */
const { usePart: useCnpjCheck } = onDemand(async () => (await import('@atelie/contract/cnpj')).isCnpj)
const companyFormValues = (company: Company) => formValues(omit(companyDetails, { logoUrl: true }), company)

export function CompanyForm({ company }: { company: Company }) {
  const toast = useToast()
  const save = useSaveCompany()
  const form = useZodForm(textFields, companyFormValues(company))
  const [logo, setLogo] = usePersistentState<ChosenLogo>('company-logo', 'kept')
  const [logoProblem, setLogoProblem] = useState<string | null>(null)
  const {
    control,
    handleSubmit,
    reset,
    watch,
    formState: { isDirty },
  } = form
  const cnpj = watch('cnpj')
  const { part: isCnpj, load: loadCheck } = useCnpjCheck()
  useEffect(() => {
    if (cnpj) loadCheck()
  }, [cnpj, loadCheck])
  const [edited, beginFrom] = useFormDraft('company', form, { edited: company })
  useLeaveGuard(isDirty || logo !== 'kept')

  const submit = handleSubmit(async (fields) => {
    setLogoProblem(null)
    try {
      const saved = await save.mutateAsync({ fields, logo, edited })
      reset(companyFormValues(saved))
      beginFrom(saved)
      setLogo('kept')
      toast(strings.saved)
    } catch (error) {
      toast({ variant: 'destructive', title: strings.error, description: messageOf(error), error })
      applyServerErrors(error, form)
      setLogoProblem(issuesOf(error).find(({ path }) => path === 'logoUrl')?.message ?? null)
    }
  })

  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {strings.intro}
      </Typography>
      <PageFields
        role="presentation"
        isSaving={save.isPending}
        sx={{ display: 'grid', gap: 2.5, mb: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <EveryField<CompanyInput>
          inputs={{
            name: (
              <FormField
                control={control}
                name="name"
                render={(field) => <TextField {...field} label={labels.name} autoComplete="organization" />}
              />
            ),
            phone: (
              <FormField
                control={control}
                name="phone"
                render={(field) => (
                  <TextField
                    {...field}
                    label={labels.phone}
                    autoComplete="tel"
                    slotProps={{ htmlInput: { inputMode: 'tel' } }}
                  />
                )}
              />
            ),
            cnpj: (
              <FormField
                control={control}
                name="cnpj"
                hint={cnpj && isCnpj?.(cnpj) === false ? strings.cnpjHint : undefined}
                render={(field) => <TextField {...field} label={labels.cnpj} />}
              />
            ),
            email: (
              <FormField
                control={control}
                name="email"
                render={(field) => (
                  <TextField
                    {...field}
                    label={labels.email}
                    autoComplete="email"
                    slotProps={{ htmlInput: { inputMode: 'email' } }}
                  />
                )}
              />
            ),
            paymentTerms: (
              <FormField
                control={control}
                name="paymentTerms"
                hint={strings.paymentTermsHint}
                render={(field) => <TextField {...field} label={labels.paymentTerms} />}
              />
            ),
            address: (
              <FormField
                control={control}
                name="address"
                render={(field) => <TextField {...field} label={labels.address} autoComplete="street-address" />}
              />
            ),
            logoUrl: (
              <LogoField
                stored={company.logoUrl}
                chosen={logo}
                problem={logoProblem}
                onChoose={(chosen) => {
                  setLogoProblem(null)
                  setLogo(chosen)
                }}
              />
            ),
          }}
        />
      </PageFields>
      <FormActions>
        <SaveButtons isSaving={save.isPending} label={strings.save} />
      </FormActions>
    </Card>
  )
}
