import { Box, Typography } from '@atelie/web-kit/ui'
import { strings as shellStrings } from '../../strings.ts'
import { strings } from './strings.ts'

/** Shown beside the forms if there is room. */
export function MarketingPanel() {
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <Typography variant="h1" sx={{ fontSize: '3rem', color: 'primary.main' }}>{shellStrings.productName}</Typography>
      <Typography variant="h2" component="p" sx={{ mt: 1 }}>{shellStrings.tagline}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 460 }}>{strings.pitch}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'start', columnGap: 8, mt: 5 }}>
        <Offer title={strings.business} items={strings.businessItems} />
        <Offer title={strings.content} items={strings.contentItems} />
      </Box>
    </Box>
  )
}

function Offer({ title, items }: { title: string; items: string[] }) {
  return (
    <Box>
      <Typography variant="h3" component="h2">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, lineHeight: 2, '& ::marker': { color: 'primary.main' } }}>
        {items.map((item) => <li key={item}>{item}</li>)}
      </Box>
    </Box>
  )
}
