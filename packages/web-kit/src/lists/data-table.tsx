import { Card, styled } from '@atelie/web-kit/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@atelie/web-kit/ui-data'
import { memo, type ReactNode, type RefCallback } from 'react'
import { strings } from '../strings.ts'
import { CARD_GAP, CARDS_BELOW, useVisibleRows } from './visible-rows.ts'

export interface Column<Row> {
  label: string
  align?: 'right'
  /** Share of the table's width; columns without it share the rest. */
  width?: string
  render: (row: Row) => ReactNode
}

interface Props<Row> {
  /** The table's name for screen readers. */
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => number
  actions: (row: Row) => ReactNode
}

/**
 * A table that becomes a stack of cards on a narrow screen, each value with its column's name. Of a long table only the rows
 * near the screen are rendered.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, actions }: Props<Row>) {
  const { bodyRef, isPartial, measure, indexes, before, after } = useVisibleRows(rows, rowKey)
  return (
    <Frame>
      {/* Explicit roles, because browsers drop them when CSS lays a table out as blocks. */}
      <Table role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <TableHead role="rowgroup">
          <TableRow role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <TableCell key={column.label} role="columnheader" align={column.align} sx={{ width: column.width }}>{column.label}</TableCell>
            ))}
            <TableCell role="columnheader" align="right">{strings.actions}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" ref={bodyRef} data-partial={isPartial || undefined}>
          <Space height={before} />
          {indexes.map((index) => {
            const row = rows[index]
            return row !== undefined && <Row key={rowKey(row)} {...{ row, index, columns, actions, measure }} />
          })}
          <Space height={after} />
        </TableBody>
      </Table>
    </Frame>
  )
}

interface RowProps<Row> extends Pick<Props<Row>, 'columns' | 'actions'> {
  row: Row
  index: number
  measure: RefCallback<HTMLElement>
}

/** Memoized, because rows come and go during scrolling. */
const Row = memo(function Row<Row>({ row, index, columns, actions, measure }: RowProps<Row>) {
  return (
    <TableRow ref={measure} data-index={index} aria-rowindex={index + 2} role="row" hover>
      {columns.map((column) => (
        <TableCell key={column.label} role="cell" align={column.align} data-label={column.label}>{column.render(row)}</TableCell>
      ))}
      <TableCell role="cell" align="right" data-label=""><Actions>{actions(row)}</Actions></TableCell>
    </TableRow>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

const Actions = styled('div')(({ theme }) => ({ display: 'flex', justifyContent: 'flex-end', gap: theme.spacing(0.5) }))

/** Fills the space of omitted rows. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden data-space style={{ height }} />
}

const Frame = styled(Card)(({ theme }) => ({
  // Otherwise the columns would shift with each row that comes into view.
  table: { tableLayout: 'fixed' },
  th: { fontWeight: 600, color: theme.vars?.palette.text.secondary, whiteSpace: 'nowrap' },
  td: { fontSize: '1rem', overflowWrap: 'anywhere' },
  'tr:last-of-type > td': { borderBottom: 0 },
  'tbody[data-partial]': { overflowAnchor: 'none' },
  [theme.breakpoints.between(CARDS_BELOW, 'lg')]: { 'th, td': { paddingInline: theme.spacing(1.5) } },
  [theme.breakpoints.down(CARDS_BELOW)]: {
    border: 0,
    background: 'none',
    overflow: 'visible',
    table: { display: 'block' },
    tbody: { display: 'grid', gap: CARD_GAP },
    // The grid's gap is added to it.
    'tr[data-space]': { display: 'block', marginBottom: -CARD_GAP },
    // Hidden visually only: the cards repeat the names.
    thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    'tr[data-index]': {
      display: 'block',
      padding: theme.spacing(1.5, 2, 0.5),
      border: `1px solid ${theme.vars?.palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      background: theme.vars?.palette.background.paper,
    },
    // MUI reverses right-aligned cells.
    'tbody td': { display: 'flex', flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(2), padding: theme.spacing(0.5, 0), border: 0, textAlign: 'right' },
    'td::before': { content: 'attr(data-label)', flexShrink: 0, fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
    'tbody td:last-of-type': { marginTop: theme.spacing(0.5), borderTop: `1px solid ${theme.vars?.palette.divider}` },
  },
}))
