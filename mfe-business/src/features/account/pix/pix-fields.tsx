import { isPersonalKey, pixKinds, type PixKind } from '@atelie/contract/pix-key'
import { Fields } from '@atelie/web-kit/display/page-parts'
import { CheckField } from '@atelie/web-kit/fields/check-field'
import { DecimalField } from '@atelie/web-kit/fields/decimal-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { SelectField } from '@atelie/web-kit/fields/select-field'
import { TextField } from '@atelie/web-kit/fields/text-field'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import { Alert, Box, Typography } from '@atelie/web-kit/ui'
import { EveryField } from '../../../every-field.tsx'
import { Password } from './password.tsx'
import { strings } from './strings.ts'
import type { PixInput } from './use-pix-save.ts'

const labels = strings.fields

/** The keyboard for each kind of key; a CNPJ may have letters. */
const keyboards: Partial<Record<PixKind, 'numeric' | 'tel' | 'email'>> = {
  cpf: 'numeric',
  phone: 'tel',
  email: 'email',
}

interface Props {
  form: UseFormReturn<PixInput>
  isSaving: boolean
}

export function PixFields({ form: { control, watch }, isSaving }: Props) {
  const kind = watch('pix.kind')
  return (
    <Fields role="presentation" disabled={isSaving} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
      <EveryField<NonNullable<PixInput['pix']>>
        inputs={{
          kind: (
            <FormField
              control={control}
              name="pix.kind"
              render={(field) => <SelectField {...field} label={labels.kind} options={pixKinds} />}
            />
          ),
          key: (
            <>
              {isPersonalKey(kind) && <Alert severity="warning">{strings.personalKey}</Alert>}
              <FormField
                control={control}
                name="pix.key"
                render={(field) => (
                  <TextField
                    {...field}
                    label={labels.key}
                    autoComplete="off"
                    slotProps={{ htmlInput: { inputMode: keyboards[kind], autoCapitalize: 'none', spellCheck: false } }}
                  />
                )}
              />
            </>
          ),
          holder: (
            <FormField
              control={control}
              name="pix.holder"
              hint={strings.holderHint}
              render={(field) => <TextField {...field} label={labels.holder} autoComplete="name" />}
            />
          ),
          city: (
            <FormField
              control={control}
              name="pix.city"
              render={(field) => <TextField {...field} label={labels.city} autoComplete="address-level2" />}
            />
          ),
          depositPercent: (
            <FormField
              control={control}
              name="pix.depositPercent"
              hint={strings.depositHint}
              render={(field) => <DecimalField {...field} label={labels.depositPercent} min={1} max={100} step={5} />}
            />
          ),
          showOnPdf: <CheckField control={control} name="pix.showOnPdf" label={labels.showOnPdf} />,
          useQuoteNumber: (
            <Box>
              <CheckField control={control} name="pix.useQuoteNumber" label={labels.useQuoteNumber} />
              <Typography variant="body2" color="textSecondary" sx={{ pl: 4 }}>
                {strings.quoteNumberHint}
              </Typography>
            </Box>
          ),
        }}
      />
      <Password control={control} />
    </Fields>
  )
}
