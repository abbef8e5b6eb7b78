import { componentOnDemand } from '@atelie/web-kit/component-on-demand'
import { download } from '@atelie/web-kit/download'
import { MoreIcon } from '@atelie/web-kit/display/icons'
import { useToast } from '@atelie/web-kit/toast/toast'
import { IconButton } from '@atelie/web-kit/ui'
import { Menu, MenuItem } from '@atelie/web-kit/ui-overlay'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useState } from 'react'
import type { ImportDialog as Dialog, ImportProps } from './import-dialog.tsx'
import { toRows } from './records.ts'
import { strings } from './strings.ts'
import { loadWriter } from './write-on-demand.ts'

/** Few people import a list, and few of them often. */
const ImportDialog = componentOnDemand(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  title: strings.error,
  description: strings.notLoaded,
}) as typeof Dialog

/** Actions on a whole list: export to a spreadsheet, or import one. */
export function ListMenu<Row, Body>(props: ImportProps<Row, Body>) {
  const { name, loadKind, existing } = props
  const toast = useToast()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isImporting, setImporting] = usePersistentState(`import-${name}-open`, false)

  const closeMenu = () => setAnchor(null)

  async function exportAll() {
    closeMenu()
    try {
      const [{ writeCsv }, kind] = await Promise.all([loadWriter(), loadKind()])
      download(writeCsv(toRows(kind, existing)), `${name}.csv`)
    } catch {
      toast({ variant: 'destructive', title: strings.error, description: strings.exportFailed })
    }
  }

  function openImport() {
    closeMenu()
    setImporting(true)
  }

  return (
    <>
      <IconButton
        title={strings.more}
        aria-label={strings.more}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={closeMenu}>
        <MenuItem disabled={existing.length === 0} onClick={() => void exportAll()}>
          {strings.export}
        </MenuItem>
        <MenuItem onClick={openImport}>{strings.import}</MenuItem>
      </Menu>
      {isImporting && <ImportDialog {...props} onClose={() => setImporting(false)} />}
    </>
  )
}
