import { download } from '@atelie/web-kit/download'
import { MoreIcon } from '@atelie/web-kit/display/icons'
import { useToast } from '@atelie/web-kit/toast/toast'
import { IconButton } from '@atelie/web-kit/ui'
import { Menu, MenuItem } from '@atelie/web-kit/ui-overlay'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useState } from 'react'
import { ImportDialog, type ImportProps } from './import-dialog.tsx'
import { toRows } from './records.ts'
import { strings } from './strings.ts'
import { writeCsv } from './write-csv.ts'

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
      download(await writeCsv(toRows(await loadKind(), existing)), `${name}.csv`)
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
      <IconButton title={strings.more} aria-label={strings.more} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}><MoreIcon /></IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={closeMenu}>
        <MenuItem disabled={existing.length === 0} onClick={() => void exportAll()}>{strings.export}</MenuItem>
        <MenuItem onClick={openImport}>{strings.import}</MenuItem>
      </Menu>
      {isImporting && <ImportDialog {...props} onClose={() => setImporting(false)} />}
    </>
  )
}
