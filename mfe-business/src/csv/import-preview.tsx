import { Alert, Box, Button, Stack, styled, Typography } from '@atelie/web-kit/ui'
import { DialogActions, DialogContent } from '@atelie/web-kit/ui-overlay'
import { PreviewTable } from './preview-table.tsx'
import type { ImportPlan, LineProblems } from './plan.ts'
import { type ListName, strings } from './strings.ts'
import { type Create, useImport } from './use-import.ts'

/** More lines than these have the same cause anyway. */
const SHOWN_LINES = 20

interface Props<Body> {
  /** Unique within the product: identifies the import after a lost session. */
  name: string
  list: ListName
  plan: ImportPlan<Body>
  create: Create<Body>
  onBusy: (isBusy: boolean) => void
  onDone: () => void
  onAnother: () => void
  onClose: () => void
}

export function ImportPreview<Body>({ name, list, plan, create, onBusy, onDone, onAnother, onClose }: Props<Body>) {
  const { toCreate, known, repeated, ignored, noted, leftOut, warnings } = plan
  const { phase, isRunning, created, refused, failure, run, stop } = useImport(name, toCreate, create)
  const wrong = [...plan.refused, ...refused]

  async function start() {
    onBusy(true)
    const isOver = await run()
    onBusy(false)
    if (isOver) onDone()
  }

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Stack spacing={1} role="status">
          {phase === 'waiting' && (
            <Alert severity={toCreate.length > 0 ? 'success' : 'info'}>
              {strings.willCreate(toCreate.length, list)}
            </Alert>
          )}
          {isRunning && <Typography>{strings.running(created, toCreate.length)}</Typography>}
          {phase === 'done' && <Alert severity="success">{strings.done(created, list)}</Alert>}
          {phase === 'stopped' &&
            (failure ? (
              <Alert severity="error">{strings.failed(created, list, failure)}</Alert>
            ) : (
              <Alert severity="info">{strings.stopped(created, list)}</Alert>
            ))}
          {known.length > 0 && <Alert severity="info">{strings.known(known, list)}</Alert>}
          {repeated.length > 0 && <Alert severity="info">{strings.repeated(repeated)}</Alert>}
          {ignored.length > 0 && <Alert severity="info">{strings.ignored(ignored)}</Alert>}
          {leftOut.map((text) => (
            <Alert key={text} severity="info">
              {text}
            </Alert>
          ))}
          {warnings.map((warning) => (
            <Alert key={warning} severity="warning">
              {warning}
            </Alert>
          ))}
        </Stack>
        {phase === 'waiting' && toCreate.length > 0 && <PreviewTable columns={plan.columns} lines={toCreate} />}
        {isRunning && <Progress aria-label={strings.title} value={created} max={toCreate.length} />}
        {noted.length > 0 && <LineList severity="info" summary={strings.noted(noted.length)} lines={noted} />}
        {wrong.length > 0 && <LineList severity="warning" summary={strings.wrongLines(wrong.length)} lines={wrong} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', '& > *': { whiteSpace: 'nowrap' } }}>
        {phase === 'waiting' && <Button onClick={onAnother}>{strings.chooseAnother}</Button>}
        {isRunning && (
          <Button disabled={phase === 'stopping'} onClick={stop}>
            {phase === 'stopping' ? strings.stopping : strings.stop}
          </Button>
        )}
        {!isRunning && <Button onClick={onClose}>{phase === 'waiting' ? strings.cancel : strings.close}</Button>}
        {phase === 'waiting' && toCreate.length > 0 && (
          <Button variant="contained" onClick={() => void start()}>
            {strings.start(toCreate.length, list)}
          </Button>
        )}
        {phase === 'stopped' && (
          <Button variant="contained" onClick={() => void start()}>
            {strings.goOn}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

function LineList({
  severity,
  summary,
  lines,
}: {
  severity: 'info' | 'warning'
  summary: string
  lines: LineProblems[]
}) {
  return (
    <Alert severity={severity} sx={{ alignItems: 'flex-start' }}>
      {summary}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {lines.slice(0, SHOWN_LINES).map(({ line, problems }) => (
          <li key={line}>
            {strings.line(line)}: {problems.join('; ')}
          </li>
        ))}
        {lines.length > SHOWN_LINES && <li>{strings.andMore(lines.length - SHOWN_LINES)}</li>}
      </Box>
    </Alert>
  )
}

const Progress = styled('progress')(({ theme }) => ({ width: '100%', accentColor: theme.vars?.palette.primary.main }))
