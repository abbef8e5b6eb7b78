import { messageOf } from '@atelie/web-kit/calls/api'
import { download } from '@atelie/web-kit/download'
import { FileButton } from '@atelie/web-kit/fields/file-button'
import { FormDialog } from '@atelie/web-kit/dialogs/form-dialog'
import { useLeaveGuard } from '@atelie/web-kit/forms/leave-guard'
import { Alert, Box, Button, Typography } from '@atelie/web-kit/ui'
import { DialogActions, DialogContent } from '@atelie/web-kit/ui-overlay'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useRef, useState } from 'react'
import { ImportPreview } from './import-preview.tsx'
import type { ImportPlan } from './plan.ts'
import { readPlan } from './read-file.ts'
import { type CsvKind, toRows } from './records.ts'
import { type ListName, strings } from './strings.ts'
import type { Create } from './use-import.ts'
import { writeCsv } from './write-csv.ts'

export interface ImportProps<Row, Body> {
  /** Name of the exported file, without its extension. */
  name: ListName
  /** Loaded once it is used. */
  loadKind: () => Promise<CsvKind<Row, Body>>
  /** The records that already exist. */
  existing: readonly Row[]
  create: Create<Body>
  /** Called when lines may have been created. */
  onImported: () => void
}

/** Other kinds of spreadsheet too: people who have one are told how to save it as CSV. */
const ACCEPTED = '.csv,.tsv,.txt,text/csv,text/plain,.xlsx,.xls,.ods'

/** Waits for a part of the program, with a message for the person if it does not arrive. */
const loaded = <Part,>(part: Promise<Part>) =>
  part.catch((cause: unknown) => {
    throw new Error(strings.notLoaded, { cause })
  })

/** Takes a file, shows what would happen to each line, then creates the records. */
export function ImportDialog<Row, Body>({
  name,
  loadKind,
  existing,
  create,
  onImported,
  onClose,
}: ImportProps<Row, Body> & { onClose: () => void }) {
  const [plan, setPlan] = usePersistentState<ImportPlan<Body> | null>(`import-${name}-plan`, null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useLeaveGuard(isBusy)
  const mayHaveNew = useRef(false)

  function createOne(body: Body, key: string) {
    // The request may have arrived even if no response comes.
    mayHaveNew.current = true
    return create(body, key)
  }

  function tellOfNew() {
    if (mayHaveNew.current) onImported()
    mayHaveNew.current = false
  }

  function close() {
    tellOfNew()
    onClose()
  }

  async function choose(file: File) {
    setPlan(null)
    setFailure(null)
    try {
      setPlan(await readPlan(file, await loaded(loadKind()), existing))
    } catch (error) {
      setFailure(messageOf(error))
    }
  }

  async function downloadTemplate() {
    setFailure(null)
    try {
      download(writeCsv(toRows(await loaded(loadKind()), [])), `modelo-${name}.csv`)
    } catch (error) {
      setFailure(messageOf(error))
    }
  }

  return (
    <FormDialog open title={strings.title} isSaving={isBusy} onClose={close}>
      {plan ? (
        <ImportPreview
          name={`import-${name}`}
          list={name}
          plan={plan}
          create={createOne}
          onBusy={setBusy}
          onDone={tellOfNew}
          onAnother={() => setPlan(null)}
          onClose={close}
        />
      ) : (
        <>
          <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <Typography>{strings.explanation}</Typography>
            <Box>
              <Button variant="outlined" onClick={() => void downloadTemplate()}>
                {strings.template}
              </Button>
            </Box>
            {failure && <Alert severity="error">{failure}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{strings.cancel}</Button>
            <FileButton
              variant="contained"
              label={strings.choose}
              accept={ACCEPTED}
              onChoose={(file) => void choose(file)}
            />
          </DialogActions>
        </>
      )}
    </FormDialog>
  )
}
