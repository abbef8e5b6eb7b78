import { Mark } from '@atelie/web-kit/display/mark'
import { Drawing } from '@atelie/web-kit/display/scene'
import { Box, Typography } from '@atelie/web-kit/ui'
import { strings as shellStrings } from '../../strings.ts'
import board from './board.svg'
import pot from './pot.svg'
import { strings } from './strings.ts'

/** Introduces the product: beside the forms if there is room, else above them, low enough to leave them in sight. */
export function MarketingPanel() {
  return (
    <Box sx={look}>
      <Box>
        <Typography
          variant="h1"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: { xs: '2rem', md: '3rem' } }}
        >
          <Mark size="1.2em" />
          {shellStrings.productName}
        </Typography>
        <Typography sx={{ typography: { md: 'h2' } }}>{shellStrings.tagline}</Typography>
        <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 2, color: 'text.primary' }}>
          {strings.pitch}
          <Box sx={{ display: 'flex', gap: 5, mt: 3 }}>
            <Offer title={strings.business} items={strings.businessItems} />
            <Offer title={strings.content} items={strings.contentItems} />
          </Box>
        </Box>
      </Box>
      <Drawing
        src={pot}
        alt=""
        sx={{ width: { xs: 150, md: 250 }, height: { xs: 120, md: 200 }, mx: { md: 'auto' } }}
      />
    </Box>
  )
}

/** Above the forms it is as wide as the window and has a cut edge. */
const look = {
  bgcolor: 'plum.wash',
  color: 'primary.main',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: 'auto' },
  mt: { xs: -3, md: 0 },
  p: { xs: '16px 0 32px', md: 5 },
  borderRadius: 1,
  backgroundClip: { xs: 'content-box', md: 'border-box' },
  borderImage: { xs: `url("${board}") 0 0 24 0 fill / 0 0 24px 0 / 0 100vw repeat`, md: 'none' },
}

function Offer({ title, items }: { title: string; items: string[] }) {
  return (
    <Box>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, lineHeight: 1.9 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </Box>
  )
}
