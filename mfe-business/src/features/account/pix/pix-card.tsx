import type { Pix, PixSettings } from '@atelie/contract/pix'
import { formatPixKey, pixKinds } from '@atelie/contract/pix-key'
import { FormActions, Loaded } from '@atelie/web-kit/display/page-parts'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useQuery } from '@atelie/web-kit/query'
import { Box, Button, Card, Typography } from '@atelie/web-kit/ui'
import { Skeleton } from '@atelie/web-kit/ui-page'
import { PixDialog, RemovePix } from './on-demand.ts'
import { pixQuery } from './queries.ts'
import { strings } from './strings.ts'

type Opened = 'form' | 'removal' | null

/** Shows where the company takes Pix, and opens the forms that change it. */
export function PixCard() {
  return (
    <Card component="section" aria-labelledby="pix-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="pix-title" variant="h2" sx={{ mb: 2 }}>
        {strings.title}
      </Typography>
      <Loaded query={useQuery(pixQuery)} skeleton={<Skeleton />}>
        {(settings) => <Settings settings={settings} />}
      </Loaded>
    </Card>
  )
}

function Settings({ settings }: { settings: PixSettings }) {
  const [opened, setOpened] = usePersistentState<Opened>('pix-opened', null)
  const close = () => setOpened(null)
  const { pix } = settings
  return (
    <>
      {pix ? <Summary pix={pix} /> : <Typography color="textSecondary">{strings.intro}</Typography>}
      <Box sx={{ mt: 3 }}>
        <FormActions>
          {pix && (
            <Button color="inherit" onClick={() => setOpened('removal')}>
              {strings.remove}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setOpened('form')}>
            {pix ? strings.change : strings.add}
          </Button>
        </FormActions>
      </Box>
      {opened === 'form' && <PixDialog settings={settings} onClose={close} />}
      {opened === 'removal' && <RemovePix settings={settings} onClose={close} />}
    </>
  )
}

function Summary({ pix }: { pix: Pix }) {
  const { summary } = strings
  const lines = [
    [summary.key, `${formatPixKey(pix)} (${pixKinds[pix.kind]})`],
    [summary.holder, `${pix.holder}, ${pix.city}`],
    [summary.amount, pix.depositPercent === null ? strings.whole : strings.deposit(pix.depositPercent)],
    [summary.pdf, pix.showOnPdf ? strings.shown : strings.hidden],
  ] as const
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 2, m: 0, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {lines.map(([term, value]) => (
        <div key={term}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
