import type { CashCategory, TransactionType } from '@atelie/contract/cash'
import { FormDateField } from '@atelie/web-kit/fields/form-date-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { MoneyField } from '@atelie/web-kit/fields/money-field'
import { SelectField } from '@atelie/web-kit/fields/select-field'
import { Box, styled } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useQuery } from '@atelie/web-kit/query'
import { useMemo } from 'react'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import { EveryField } from '../../../every-field.tsx'
import { liveOf } from '../poll/live.ts'
import { categoriesQuery, type TransactionInput } from '../queries.ts'
import { strings } from '../strings.ts'
import { strings as formStrings } from './strings.ts'

const labels = strings.fields

interface Props {
  form: UseFormReturn<TransactionInput>
  type: TransactionType
}

/** The fields that new and edited transactions share. */
export function TransactionFields({ form, type }: Props) {
  const { control } = form
  const { data: categories, isFailing } = liveOf(useQuery(categoriesQuery))
  const options = useMemo(() => optionsOf(categories ?? [], type), [categories, type])
  return (
    <EveryField<Omit<TransactionInput, 'type' | 'paymentMethod' | 'quoteId'>>
      inputs={{
        amount: (
          <Large>
            <FormField
              control={control}
              name="amount"
              render={(field) => <MoneyField {...field} label={labels.amount} />}
            />
          </Large>
        ),
        description: (
          <FormField
            control={control}
            name="description"
            render={(field) => <TextField {...field} label={labels.description} autoComplete="off" />}
          />
        ),
        categoryId: (
          <FormField
            control={control}
            name="categoryId"
            hint={isFailing ? strings.failures.categories : undefined}
            // A placeholder until the name of the chosen category is loaded.
            render={(field) => (
              <SelectField
                {...field}
                label={labels.categoryId}
                options={options.has(field.value) ? options : new Map([[field.value, '…'], ...options])}
              />
            )}
          />
        ),
        date: <FormDateField form={form} name="date" label={labels.date} />,
        notes: (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FormField
              control={control}
              name="notes"
              hint={formStrings.optional}
              render={(field) => <TextField {...field} label={labels.notes} multiline minRows={2} />}
            />
          </Box>
        ),
      }}
    />
  )
}

/** The first field, since people open the form with an amount in mind. */
const Large = styled('div')({ input: { fontSize: '1.75rem', fontWeight: 650, paddingBlock: 8 } })

const optionsOf = (categories: readonly CashCategory[], type: TransactionType): ReadonlyMap<string, string> =>
  new Map(categories.filter((category) => category.type === type).map(({ id, name }) => [String(id), name]))
