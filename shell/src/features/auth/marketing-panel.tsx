import { Mark } from '@atelie/web-kit/display/mark'
import { Drawing } from '@atelie/web-kit/display/scene'
import { tinted } from '@atelie/web-kit/display/tints'
import { Box, styled, Typography } from '@atelie/web-kit/ui'
import { strings as shellStrings } from '../../strings.ts'
import edge from '../home/drawings/band.svg'
import pot from './pot.svg'
import { strings } from './strings.ts'

/** Shown beside the forms if there is room. */
export function MarketingPanel() {
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, alignSelf: 'stretch', p: 5, borderRadius: 1, ...tinted('plum') }}>
      <Drawing src={pot} alt="" sx={{ display: 'block', width: 280, height: 224, mx: 'auto', mb: 3 }} />
      <Name size={3} />
      <Typography variant="h2" component="p" sx={{ mt: 1 }}>{shellStrings.tagline}</Typography>
      <Typography sx={{ mt: 1.5, maxWidth: 480, color: 'text.primary' }}>{strings.pitch}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'start', columnGap: 6, mt: 3 }}>
        <Offer title={strings.business} items={strings.businessItems} />
        <Offer title={strings.content} items={strings.contentItems} />
      </Box>
    </Box>
  )
}

/** The same above the forms on small screens, low enough to leave them in sight. */
export function Sign() {
  return (
    <Board>
      <Box sx={{ flex: 1 }}>
        <Name size={2} />
        <Typography sx={{ color: 'text.primary', textWrap: 'balance' }}>{shellStrings.tagline}</Typography>
      </Box>
      <Drawing src={pot} alt="" sx={{ width: 150, height: 120, mr: -1.5 }} />
    </Board>
  )
}

const Name = ({ size }: { size: number }) => (
  <Typography variant="h1" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: `${size}rem`, color: 'primary.main' }}><Mark size={size * 19} />{shellStrings.productName}</Typography>
)

const Board = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  isolation: 'isolate',
  margin: theme.spacing(-3, 0, 1),
  paddingBlock: theme.spacing(2, 4),
  // Up to the edges of the screen, with a cut edge below.
  '&::before': {
    content: '""', position: 'absolute', zIndex: -1, inset: theme.spacing(0, -3), backgroundColor: tinted('plum').backgroundColor,
    mask: `linear-gradient(#000 0 0) top / 100% calc(100% - 40px) no-repeat, url("${edge}") bottom / 420px 60px repeat-x`,
  },
  [theme.breakpoints.down('sm')]: { '&::before': { inset: theme.spacing(0, -2) } },
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

function Offer({ title, items }: { title: string; items: string[] }) {
  return (
    <Box sx={{ color: 'text.primary' }}>
      <Typography variant="h3" component="h2">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, lineHeight: 1.9, '& ::marker': { color: 'primary.main' } }}>
        {items.map((item) => <li key={item}>{item}</li>)}
      </Box>
    </Box>
  )
}
