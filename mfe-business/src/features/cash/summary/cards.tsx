import type { CashBalance } from '@atelie/contract/cash'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { Box, Card, Typography } from '@atelie/web-kit/ui'
import { Skeleton } from '@atelie/web-kit/ui-page'
import { strings } from '../strings.ts'

const ORDER = ['total', 'income', 'expense'] as const

/** The three sums of the period, in the same place while loading and afterwards. */
export function SummaryCards({ balance, isOld }: { balance: CashBalance | undefined; isOld: boolean }) {
  return (
    <Box component="dl" aria-busy={isOld} sx={{ display: 'grid', gap: 1.5, m: 0, opacity: isOld ? 0.5 : 1 }}>
      {ORDER.map((kind) => (
        <Card key={kind} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, px: 2.5, minHeight: { xs: 56, md: 72 } }}>
          <Typography component="dt" color="textSecondary">{strings.cards[kind]}</Typography>
          <Typography component="dd" variant={kind === 'total' ? 'h2' : 'h3'} color={colorOf(kind, balance)} sx={{ m: 0 }}>
            {balance ? <MoneyText value={balance[kind]} /> : <Skeleton width={96} />}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}

function colorOf(kind: (typeof ORDER)[number], balance: CashBalance | undefined): string {
  if (kind === 'total') return balance && balance.total < 0 ? 'error' : 'textPrimary'
  return kind === 'income' ? 'success' : 'error'
}
