import type { CompanyDetails } from './company.ts'
import { addDays, calendarDateOf } from './dates.ts'
import type { Quote } from './quotes.ts'

/** How long an offer without a stated validity holds: Código de Defesa do Consumidor, art. 40 § 1. */
const DAYS_BY_LAW = 10

/** The last day on which a quote can be answered, `YYYY-MM-DD`. `offeredAt`: since when customers can see it. */
export function lastDayToAnswer({ validUntil }: Pick<Quote, 'validUntil'>, offeredAt: Date): string {
  return validUntil ?? addDays(calendarDateOf(offeredAt), DAYS_BY_LAW)
}

/** The details that a page must state before anyone may accept there (Decreto 7.962/2013), in the words for what is missing. */
const acceptanceDetails = {
  name: 'nome da empresa',
  address: 'endereço',
  contact: 'telefone ou email',
  paymentTerms: 'condições de pagamento',
  deliveryDate: 'data de entrega',
} as const
export type AcceptanceDetail = keyof typeof acceptanceDetails

/** The company's registration is said where there is one, so its absence does not count. */
export function missingToAccept(
  company: Pick<CompanyDetails, 'name' | 'address' | 'phone' | 'email'>,
  quote: Partial<Pick<Quote, 'paymentTerms' | 'deliveryDate'>>,
): AcceptanceDetail[] {
  const known: Record<AcceptanceDetail, unknown> = {
    name: company.name,
    address: company.address,
    contact: company.phone ?? company.email,
    paymentTerms: quote.paymentTerms,
    deliveryDate: quote.deliveryDate,
  }
  return (Object.keys(acceptanceDetails) as AcceptanceDetail[]).filter((detail) => !known[detail])
}
