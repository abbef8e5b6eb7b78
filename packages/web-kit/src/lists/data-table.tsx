import { Card, styled } from '@atelie/web-kit/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@atelie/web-kit/ui-data'
import { Fragment, memo, type MouseEvent, type ReactNode, type RefCallback, useMemo } from 'react'
import { strings } from '../strings.ts'
import { NARROW_BELOW, useIsNarrow, useVisibleRows } from './visible-rows.ts'

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
  /** Opens more actions: before the others, on a narrow screen at the end of the first line. */
  menu?: (row: Row, isNarrow: boolean) => ReactNode
  /** The whole row on a narrow screen, a PhoneRow. */
  phoneRow: (row: Row) => ReactNode
  /** On a narrow screen, what rows in a sequence have in common: a heading above them that stays in view. */
  headingOf?: (row: Row) => string
  /** A tap on a row of a narrow screen, beside its buttons. */
  onOpen: (row: Row) => void
}

/** A row of the table, or the heading above some. */
type Line<Row> = { key: number | string } & ({ row: Row; heading?: never } | { heading: string })

const NO_HEADINGS: readonly number[] = []

/**
 * A table whose rows have two lines on a narrow screen, like a notebook. Of a long table only the rows near the screen are
 * rendered.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  actions,
  menu,
  phoneRow,
  headingOf,
  onOpen,
}: Props<Row>) {
  const isNarrow = useIsNarrow()
  const lines = useMemo(
    () => linesOf(rows, rowKey, isNarrow ? headingOf : undefined),
    [rows, rowKey, isNarrow, headingOf],
  )
  const { bodyRef, isPartial, measure, rendered, after } = useVisibleRows(lines.keys, lines.headings, isNarrow)
  const phone = useMemo(() => (isNarrow ? { phoneRow, onOpen } : undefined), [isNarrow, phoneRow, onOpen])
  return (
    <Frame>
      {/* Explicit roles, because browsers drop them when CSS lays a table out as blocks. */}
      <Table role="table" aria-label={label} aria-rowcount={lines.all.length + 1}>
        <TableHead role="rowgroup">
          <TableRow role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <TableCell key={column.label} role="columnheader" align={column.align} sx={{ width: column.width }}>
                {column.label}
              </TableCell>
            ))}
            <TableCell role="columnheader" align="right">
              {strings.actions}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" ref={bodyRef} data-partial={isPartial || undefined}>
          {rendered.map(({ index, space }) => {
            const line = lines.all[index]
            return (
              line && (
                <Fragment key={line.key}>
                  <Space height={space} />
                  {line.heading === undefined ? (
                    <Row {...{ row: line.row, index, columns, actions, menu, measure, phone }} />
                  ) : (
                    <Heading ref={measure} data-index={index} role="row" aria-rowindex={index + 2}>
                      <th role="rowheader" colSpan={columns.length + 1}>
                        {line.heading}
                      </th>
                    </Heading>
                  )}
                </Fragment>
              )
            )
          })}
          <Space height={after} />
        </TableBody>
      </Table>
    </Frame>
  )
}

function linesOf<Row>(rows: readonly Row[], rowKey: (row: Row) => number, headingOf?: (row: Row) => string) {
  const all: Line<Row>[] = []
  const headings: number[] = []
  let last: string | undefined
  for (const row of rows) {
    const heading = headingOf?.(row)
    if (heading !== undefined && heading !== last) {
      headings.push(all.length)
      all.push({ key: heading, heading })
    }
    last = heading
    all.push({ key: rowKey(row), row })
  }
  return { all, headings: headings.length > 0 ? headings : NO_HEADINGS, keys: all.map(({ key }) => key) }
}

interface RowProps<Row> extends Pick<Props<Row>, 'columns' | 'actions' | 'menu'> {
  row: Row
  index: number
  measure: RefCallback<HTMLElement>
  /** How it is shown on a narrow screen; absent on others. */
  phone: Pick<Props<Row>, 'phoneRow' | 'onOpen'> | undefined
}

/** Memoized, because rows come and go during scrolling. */
const Row = memo(function Row<Row>({ row, index, columns, actions, menu, measure, phone }: RowProps<Row>) {
  const open =
    phone &&
    ((event: MouseEvent) => {
      if (!(event.target as Element).closest('a, button')) phone.onOpen(row)
    })
  return (
    <TableRow
      ref={measure}
      data-index={index}
      data-phone={phone && ''}
      aria-rowindex={index + 2}
      role="row"
      onClick={open}
    >
      {phone ? (
        <TableCell role="cell" colSpan={columns.length}>
          {phone.phoneRow(row)}
        </TableCell>
      ) : (
        columns.map((column) => (
          <TableCell key={column.label} role="cell" align={column.align}>
            {column.render(row)}
          </TableCell>
        ))
      )}
      <TableCell role="cell" align="right">
        {menu && phone && <Menu data-menu>{menu(row, true)}</Menu>}
        <Actions>
          {menu && !phone && menu(row, false)}
          {actions(row)}
        </Actions>
      </TableCell>
    </TableRow>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

const Menu = styled('div')({ gridArea: 'menu' })

const Actions = styled('div')(({ theme }) => ({
  gridArea: 'actions',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5),
  [theme.breakpoints.down(NARROW_BELOW)]: { gap: 0 },
}))

/** Fills the space of omitted rows. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden data-space style={{ height }} />
}

const Frame = styled(Card)(({ theme }) => ({
  // Otherwise the columns would shift with each row that comes into view.
  table: { tableLayout: 'fixed' },
  'thead th': { fontWeight: 600, color: theme.vars?.palette.text.secondary, whiteSpace: 'nowrap' },
  td: { fontSize: '1rem', overflowWrap: 'anywhere' },
  'tr:last-of-type > td': { borderBottom: 0 },
  'tbody[data-partial]': { overflowAnchor: 'none' },
  // A tap would leave the colour of the pointer on the row.
  '@media (hover: hover)': { 'tr[data-index]:hover': { backgroundColor: theme.vars?.palette.action.hover } },
  [theme.breakpoints.between(NARROW_BELOW, 'lg')]: { 'th, td': { paddingInline: theme.spacing(1) } },
  [theme.breakpoints.down(NARROW_BELOW)]: {
    // Headings stay in view while the window scrolls.
    overflow: 'visible',
    'table, tbody': { display: 'block', borderRadius: 'inherit' },
    'tr[data-space]': { display: 'block' },
    thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    'tr[data-phone]': {
      display: 'grid',
      gridTemplate: '"lead title actions" 44px "lead details details" auto / auto minmax(0, 1fr) auto',
      columnGap: theme.spacing(1),
      padding: theme.spacing(0.5, 0.5, 1, 1.5),
      cursor: 'pointer',
      '&:has([data-sum])': {
        gridTemplate: '"lead title sum" auto "lead details actions" minmax(44px, auto) / auto minmax(0, 1fr) auto',
        padding: theme.spacing(1, 0.5, 0.25, 1.5),
      },
      '&:has([data-menu])': {
        gridTemplate:
          '"lead title sum menu" 34px "lead details actions actions" minmax(54px, auto) / auto minmax(0, 1fr) auto 44px',
        padding: theme.spacing(0.5, 0.5, 0, 1.5),
        // Higher than its line, and clear of the buttons below it.
        '[data-menu]': { marginBlock: -5 },
        '[data-menu] + *': { alignSelf: 'end' },
      },
      '&:not(:last-child)': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
    },
    'tr[data-phone] > td': { display: 'contents' },
  },
}))

const Heading = styled('tr')(({ theme }) => ({
  display: 'block',
  position: 'sticky',
  top: 'var(--header-height, 0px)',
  zIndex: 1,
  padding: theme.spacing(0.75, 1.5),
  background: theme.vars?.palette.background.default,
  '&:first-of-type': { borderTopLeftRadius: 'inherit', borderTopRightRadius: 'inherit' },
  th: { fontSize: '0.8125rem', fontWeight: 600, color: theme.vars?.palette.text.secondary },
}))
