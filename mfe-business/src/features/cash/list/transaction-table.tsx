import { type CashCategory, type Transaction, transactionTypes } from '@atelie/contract/cash'
import { formatCalendarDate, formatDay, formatShortDate, today } from '@atelie/contract/dates'
import { toNumber } from '@atelie/money/decimal'
import { type Column, DataTable } from '@atelie/web-kit/lists/data-table'
import { DeleteIcon, EditIcon, ExpenseIcon, IncomeIcon } from '@atelie/web-kit/display/icons'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { Named, PhoneRow } from '@atelie/web-kit/lists/phone-row'
import { tinted, tints } from '@atelie/web-kit/display/tints'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { styled } from '@atelie/web-kit/ui'
import { memo, useCallback, useMemo } from 'react'
import { strings } from '../strings.ts'

const names = strings.columns

interface Props {
  transactions: Transaction[]
  categories: CashCategory[] | undefined
  onEdit: (transaction: Transaction) => void
  onDelete: (transaction: Transaction) => void
}

/** Memoized: rerenders only if its content changes, however often it is polled. */
export const TransactionTable = memo(function TransactionTable({ transactions, categories, onEdit, onDelete }: Props) {
  const categoryNames = useMemo(() => new Map(categories?.map(({ id, name }) => [id, name])), [categories])
  const columns = useMemo(() => columnsWith(categoryNames), [categoryNames])
  const phoneRow = useCallback(
    (transaction: Transaction) => (
      <OnPhone transaction={transaction} category={categoryNames.get(transaction.categoryId)} />
    ),
    [categoryNames],
  )
  return (
    <DataTable
      label={strings.transactions}
      columns={columns}
      rows={transactions}
      rowKey={({ id }) => id}
      phoneRow={phoneRow}
      headingOf={dayOf}
      onOpen={onEdit}
      actions={(transaction) => (
        <>
          <RowAction title={strings.edit} icon={EditIcon} onClick={() => onEdit(transaction)} />
          <RowAction title={strings.delete} icon={DeleteIcon} onClick={() => onDelete(transaction)} />
        </>
      )}
    />
  )
})

const dayOf = ({ date }: Transaction): string => formatDay(date, today())

function columnsWith(categoryNames: ReadonlyMap<number, string>): Column<Transaction>[] {
  return [
    {
      label: names.description,
      width: '40%',
      render: (transaction) => <What transaction={transaction} category={categoryNames.get(transaction.categoryId)} />,
    },
    { label: names.date, width: '17%', render: ({ date }) => <Day>{formatCalendarDate(date)}</Day> },
    {
      label: names.amount,
      width: '25%',
      align: 'right',
      render: (transaction) => <SignedAmount transaction={transaction} />,
    },
  ]
}

function OnPhone({ transaction, category }: { transaction: Transaction; category: string | undefined }) {
  const { categoryId, date, description, notes, quoteId } = transaction
  return (
    <PhoneRow
      lead={<TypeDisc transaction={transaction} />}
      title={<Named name={names.description}>{description}</Named>}
      sum={
        <Named name={names.amount}>
          <SignedAmount transaction={transaction} />
        </Named>
      }
      details={
        <OneLine>
          <Named name={names.date}>{formatShortDate(date, today())}</Named>
          {category && (
            <>
              {' '}
              · <Category id={categoryId} name={category} />
            </>
          )}
          {quoteId && ` · ${strings.ofQuote(quoteId)}`}
          {notes && ` · ${notes}`}
        </OneLine>
      }
    />
  )
}

function What({ transaction, category }: { transaction: Transaction; category: string | undefined }) {
  const { categoryId, description, notes, quoteId } = transaction
  return (
    <Frame>
      <TypeDisc transaction={transaction} />
      <div>
        <strong>{description}</strong>
        {category && (
          <small>
            <Category id={categoryId} name={category} />
          </small>
        )}
        {quoteId && <small>{strings.ofQuote(quoteId)}</small>}
        {notes && <small data-notes>{notes}</small>}
      </div>
    </Frame>
  )
}

/** Tinted, so that entries of a category are found at a glance. Ids are fixed, and those of one type follow each other. */
function Category({ id, name }: { id: number; name: string }) {
  return <Tinted style={tinted(tints[id % tints.length]!)}>{name}</Tinted>
}

function TypeDisc({ transaction: { type } }: { transaction: Transaction }) {
  const Icon = type === 'income' ? IncomeIcon : ExpenseIcon
  return (
    <Disc data-type={type}>
      <Icon fontSize="small" titleAccess={transactionTypes[type]} />
    </Disc>
  )
}

function SignedAmount({ transaction: { type, amount } }: { transaction: Transaction }) {
  const isIncome = type === 'income'
  return (
    <Amount data-type={type}>
      {isIncome && '+'}
      <MoneyText value={isIncome ? toNumber(amount) : -toNumber(amount)} />
    </Amount>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  textAlign: 'left',
  div: { minWidth: 0 },
  strong: { display: 'block', fontWeight: 600 },
  small: { ...theme.typography.body2, display: 'block', color: theme.vars?.palette.text.secondary },
  // Long notes are truncated here, but complete when they are edited.
  '[data-notes]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
  },
}))

const OneLine = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

const Tinted = styled('span')({ padding: '0 6px', borderRadius: 6 })

const Day = styled('span')({ whiteSpace: 'nowrap' })

const Colored = styled('span')(({ theme }) => ({
  '&[data-type=income]': { color: theme.vars?.palette.success.main },
  '&[data-type=expense]': { color: theme.vars?.palette.error.main },
}))

const Disc = styled(Colored)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  flexShrink: 0,
  borderRadius: '50%',
  background: theme.vars?.palette.background.default,
}))

const Amount = styled(Colored)({ fontWeight: 600, whiteSpace: 'nowrap' })
