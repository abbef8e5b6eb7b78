import { type Product, productUnits, type ProductUnit } from '@atelie/contract/products'
import { messageOf } from '@atelie/web-kit/api'
import { type Column, DataTable } from '@atelie/web-kit/data-table'
import { DeleteIcon, EditIcon, ProductIcon, SearchIcon } from '@atelie/web-kit/icons'
import { MoneyText } from '@atelie/web-kit/money-text'
import { EmptyState, ErrorState, ListSkeleton } from '@atelie/web-kit/page-parts'
import { RowAction } from '@atelie/web-kit/row-action'
import { SearchField } from '@atelie/web-kit/search-field'
import { Box } from '@atelie/web-kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productsQuery } from './queries.ts'
import { matchesProduct } from './search.ts'
import { strings } from './strings.ts'

const columns: Column<Product>[] = [
  { label: strings.columns.name, render: ({ name }) => <Box component="span" sx={{ fontWeight: 600 }}>{name}</Box> },
  { label: strings.columns.price, align: 'right', render: ({ price }) => <MoneyText value={price} /> },
  { label: strings.columns.unit, render: ({ unit }) => productUnits[unit as ProductUnit] ?? unit },
]

interface Props {
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

export function ProductList({ onEdit, onDelete }: Props) {
  const { data, error, isFetching, refetch } = useQuery(productsQuery)
  const [search, setSearch] = useState('')

  if (error && !isFetching) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  if (data.length === 0) return <EmptyState icon={ProductIcon} text={strings.empty} hint={strings.emptyHint} />

  const found = data.filter((product) => matchesProduct(product, search))
  return (
    <>
      <SearchField value={search} onChange={setSearch} placeholder={strings.search} />
      {found.length === 0
        ? <EmptyState icon={SearchIcon} text={strings.noMatch} />
        : (
          <DataTable
            label={strings.title}
            columns={columns}
            rows={found}
            rowKey={(product) => product.id}
            actions={(product) => (
              <>
                <RowAction title={strings.edit} icon={EditIcon} onClick={() => onEdit(product)} />
                <RowAction title={strings.delete} icon={DeleteIcon} onClick={() => onDelete(product)} />
              </>
            )}
          />
        )}
    </>
  )
}
