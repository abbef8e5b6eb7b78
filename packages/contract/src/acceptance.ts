import type { CompanyDetails } from './company.ts'
import { addDays } from './add-days.ts'
import { calendarDateOf } from './dates.ts'
import type { Quote } from './quotes.ts'

/** How long an offer without a stated validity holds: Código de Defesa do Consumidor, art. 40 § 1. */
const DAYS_BY_LAW = 10

/** The last day on which a quote can be answered, `YYYY-MM-DD`. `offeredAt`: since when customers can see it. */
export function lastDayToAnswer({ validUntil }: Pick<Quote, 'validUntil'>, offeredAt: Date): string {
  return validUntil ?? addDays(calendarDateOf(offeredAt), DAYS_BY_LAW)
}

const details = ['name', 'address', 'contact', 'paymentTerms', 'deliveryDate'] as const
type Detail = (typeof details)[number]

/**
 * The details that a page must state before anyone may accept there (Decreto 7.962/2013) and that are not known yet. The
 * company's registration is stated where there is one, so its absence does not count.
 */
export function missingToAccept(
  company: Pick<CompanyDetails, 'name' | 'address' | 'phone' | 'email'>,
  quote: Partial<Pick<Quote, 'paymentTerms' | 'deliveryDate'>>,
): Detail[] {
  const known: Record<Detail, unknown> = {
    name: company.name,
    address: company.address,
    contact: company.phone ?? company.email,
    paymentTerms: quote.paymentTerms,
    deliveryDate: quote.deliveryDate,
  }
  return details.filter((detail) => !known[detail])
}
