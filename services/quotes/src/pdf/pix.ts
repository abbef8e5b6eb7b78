import { hasPassed } from '@atelie/contract/dates'
import { pixCode } from '@atelie/contract/pix-code'
import { formatCents } from '@atelie/money/cents'
import type { Sender } from './sender.ts'

interface PaidQuote {
  id: number
  totalCents: number
  validUntil?: string | null
}

export interface QuotePix {
  /** The text of the QR code, "copia e cola". */
  code: string
  amountCents: number
  /** Percentage of the total that is asked for first; null for the whole. */
  depositPercent: number | null
  holder: string
}

/**
 * How a quote is paid on a day, `YYYY-MM-DD`; null if its sender takes no Pix, nothing is to be paid or its validity has
 * passed: a code never expires by itself.
 */
export function quotePix(quote: PaidQuote, { pix }: Pick<Sender, 'pix'>, day: string): QuotePix | null {
  if (!pix || hasPassed(quote.validUntil, day)) return null
  const { key, holder, city, depositPercent, useQuoteNumber } = pix
  const amountCents = shareOf(quote.totalCents, depositPercent ?? 100)
  if (amountCents <= 0) return null
  const code = pixCode({
    key,
    holder,
    city,
    cents: amountCents,
    info: `Orçamento ${quote.id}`,
    ...(useQuoteNumber ? { txid: `ORC${String(quote.id).padStart(6, '0')}` } : {}),
  })
  return { code, amountCents, depositPercent, holder }
}

/** Rounded half up to a cent. */
const shareOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100)

/** 'Total: R$ 170,82' or 'Sinal de 50%: R$ 85,41'. */
export const amountLine = ({ amountCents, depositPercent }: QuotePix): string =>
  `${depositPercent === null ? 'Total' : `Sinal de ${depositPercent}%`}: ${formatCents(amountCents)}`
