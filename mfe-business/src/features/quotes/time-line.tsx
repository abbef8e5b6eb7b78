import { formatMoment } from '@atelie/contract/moments'
import type { Quote, QuoteEvent } from '@atelie/contract/quotes'
import { Box, Typography } from '@atelie/web-kit/ui'
import { lifeStrings } from './life-strings.ts'

/** All that has happened to a quote, the latest first. */
export function TimeLine({ quote }: { quote: Quote }) {
  const lines = [
    { text: lifeStrings.happened.created, at: quote.createdAt, comment: null },
    ...quote.events.map(lineOf),
  ]
  return (
    <Box component="ol" aria-label={lifeStrings.timeLine} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.reverse().map(({ text, at, comment }, index) => (
        <Box
          key={`${at} ${index}`}
          component="li"
          sx={{
            position: 'relative',
            pl: 3,
            pb: 2,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 4,
              top: 8,
              width: 8,
              height: 8,
              borderRadius: '50%',
              bgcolor: 'primary.main',
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              left: 7.5,
              top: 20,
              bottom: -4,
              borderLeft: '1px solid',
              borderColor: 'divider',
            },
          }}
        >
          <Typography>{text}</Typography>
          <Typography variant="body2" color="textSecondary">
            {formatMoment(new Date(at))}
          </Typography>
          {comment && (
            <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              “{comment}”
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}

const lineOf = (event: QuoteEvent) => ({ text: textOf(event), at: event.at, comment: event.comment })

function textOf({ kind, channel, name }: QuoteEvent): string {
  const { happened } = lifeStrings
  if (kind === 'sent') return happened.sent[channel ?? 'other']
  if (kind === 'accepted' || kind === 'rejected') return name ? happened.by[kind](name) : happened.recorded[kind]
  return happened[kind]
}
