import type { Company } from '@atelie/contract/company'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import { useEffect } from 'react'
import type { QuoteInput } from './queries.ts'

const TERMS = 'quote.paymentTerms'

/**
 * Lets a new quote begin with the company's terms of payment, unless some were typed before the company was there: the form
 * does not wait for it, and does without if it cannot be read.
 */
export function useCompanyTerms(
  { getValues, register, resetField }: UseFormReturn<QuoteInput>,
  company: Company | undefined,
): void {
  useEffect(() => {
    if (!company || getValues(TERMS) !== null) return
    // Their field may be folded, and a field that was never shown cannot be reset.
    register(TERMS)
    resetField(TERMS, { defaultValue: company.paymentTerms ?? '' })
  }, [company, getValues, register, resetField])
}
