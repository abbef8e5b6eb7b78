import { Box, styled, Typography } from '@atelie/web-kit/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@atelie/web-kit/ui-data'
import type { NewLine } from './plan.ts'
import { strings } from './strings.ts'

/** Enough to see that each column matches its title. */
const SHOWN_ROWS = 5

interface Props {
  columns: readonly string[]
  lines: readonly NewLine<unknown>[]
}

/** The first lines that will be created. */
export function PreviewTable({ columns, lines }: Props) {
  return (
    // Narrower than its table.
    <Box sx={{ minWidth: 0 }}>
      {/* Focusable, so that the arrow keys scroll it. */}
      <Box role="region" aria-label={strings.preview} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={strings.preview}>
          <TableHead>
            <TableRow>
              {columns.map((title) => (
                <Cell key={title}>{title}</Cell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.slice(0, SHOWN_ROWS).map(({ line, cells }) => (
              <TableRow key={line}>
                {columns.map((title, index) => (
                  <Cell key={title}>{cells[index]}</Cell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {lines.length > SHOWN_ROWS && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {strings.andMore(lines.length - SHOWN_ROWS)}
        </Typography>
      )}
    </Box>
  )
}

const Cell = styled(TableCell)({ maxWidth: '16em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
