import type { QuoteStatus, QuoteSummary } from '@atelie/contract/quote-list'
import { CheckIcon, CloseIcon, EditIcon, SendIcon } from '@atelie/web-kit/display/icons'
import { Pill, type PillLook } from '@atelie/web-kit/display/page-parts'
import { Box } from '@atelie/web-kit/ui'
import { marksOf, statusLabel } from './life.ts'

const looks: Record<QuoteStatus, PillLook> = {
  draft: { icon: EditIcon },
  sent: { icon: SendIcon, tint: 'plum' },
  accepted: { icon: CheckIcon, tint: 'petrol' },
  rejected: { icon: CloseIcon, tint: 'coral' },
}

/** The status, and what else has happened. */
export const QuoteState = ({ quote }: { quote: QuoteSummary }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, columnGap: 1 }}
  >
    <Pill {...looks[quote.status as QuoteStatus]}>{statusLabel(quote.status)}</Pill>
    {marksOf(quote).map((mark) => (
      <Box key={mark} component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {mark}
      </Box>
    ))}
  </Box>
)
