import { Box, Card, styled } from '@atelie/web-kit/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@atelie/web-kit/ui-data'
import type { ReactNode } from 'react'
import { strings } from './strings.ts'

export interface Column<Row> {
  label: string
  align?: 'right'
  render: (row: Row) => ReactNode
}

interface Props<Row> {
  /** Names the table for screen readers. */
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => number
  actions: (row: Row) => ReactNode
}

/** A table that turns into a stack of cards on a phone, each value under its column's name. */
export function DataTable<Row>({ label, columns, rows, rowKey, actions }: Props<Row>) {
  return (
    <Frame>
      {/* The roles are spelled out because a browser drops them once CSS lays a table out as blocks. */}
      <Table role="table" aria-label={label}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <TableCell key={column.label} role="columnheader" align={column.align}>{column.label}</TableCell>
            ))}
            <TableCell role="columnheader" align="right">{strings.actions}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} role="row" hover>
              {columns.map((column) => (
                <TableCell key={column.label} role="cell" align={column.align} data-label={column.label}>{column.render(row)}</TableCell>
              ))}
              <TableCell role="cell" align="right" data-label="">
                <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>{actions(row)}</Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Frame>
  )
}

const Frame = styled(Card)(({ theme }) => ({
  th: { fontWeight: 600, color: theme.vars?.palette.text.secondary, whiteSpace: 'nowrap' },
  td: { fontSize: '1rem', overflowWrap: 'anywhere' },
  'tr:last-of-type > td': { borderBottom: 0 },
  [theme.breakpoints.down('sm')]: {
    border: 0,
    background: 'none',
    overflow: 'visible',
    table: { display: 'block' },
    tbody: { display: 'grid', gap: theme.spacing(1.5) },
    // Hidden from the eye only: the cards repeat the names.
    thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    'tbody tr': {
      display: 'block',
      padding: theme.spacing(1.5, 2, 0.5),
      border: `1px solid ${theme.vars?.palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      background: theme.vars?.palette.background.paper,
    },
    // MUI reverses the direction of right-aligned cells.
    'tbody td': { display: 'flex', flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(2), padding: theme.spacing(0.5, 0), border: 0, textAlign: 'right' },
    'td::before': { content: 'attr(data-label)', flexShrink: 0, fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
    'tbody td:last-of-type': { marginTop: theme.spacing(0.5), borderTop: `1px solid ${theme.vars?.palette.divider}` },
  },
}))
