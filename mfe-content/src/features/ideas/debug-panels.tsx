import type { ContentIdeas } from '@atelie/contract/generators'
import { Box, styled, Typography } from '@atelie/web-kit/ui'
import type { ReactNode } from 'react'
import { strings } from './strings.ts'

/** The request that the form would send now. */
export function PayloadPanel({ payload }: { payload: unknown }) {
  return (
    <Panel>
      <Raw title={strings.payload} value={payload} />
    </Panel>
  )
}

/** The model's request and response, if the service includes them. */
export function ResponsePanel({
  response: { openaiRequestRaw, openaiResponseRaw, debug },
}: {
  response: ContentIdeas
}) {
  return (
    <Panel>
      <Raw title={strings.rawRequest} value={openaiRequestRaw} />
      <Raw title={strings.rawResponse} value={openaiResponseRaw} />
      {debug && <Cost {...debug.custoAPI} />}
    </Panel>
  )
}

function Cost({
  custoBRL,
  custoUSD,
  tempoResposta,
  tokensEstimados: { total, input, output },
}: NonNullable<ContentIdeas['debug']>['custoAPI']) {
  const rows = {
    [strings.costInReais]: custoBRL,
    [strings.costInDollars]: custoUSD.total,
    [strings.answerTime]: tempoResposta,
    [strings.tokens]: `${total}, ${input}, ${output}`,
  }
  return (
    <>
      <Typography variant="h3">{strings.cost}</Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, '& > dd': { m: 0 } }}
      >
        {Object.entries(rows).map(([name, value]) => [
          <dt key={`${name}-name`}>{name}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
      </Box>
    </>
  )
}

function Raw({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <Typography variant="h3">{title}</Typography>
      <Text>{JSON.stringify(value, null, 2) ?? '–'}</Text>
    </>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <Frame aria-label={strings.debug}>
      <Typography variant="h2">{strings.debug}</Typography>
      {children}
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  minWidth: 0,
  border: `1px dashed ${theme.vars?.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))

const Text = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: theme.vars?.palette.background.default,
  borderRadius: theme.shape.borderRadius,
}))
