import { type Product, productUnits, type ProductUnit } from '@atelie/contract/products'
import { type Column, DataTable } from '@atelie/web-kit/lists/data-table'
import { DeleteIcon, EditIcon, ProductIcon, SearchIcon } from '@atelie/web-kit/display/icons'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { EmptyState, ListToolbar, Loaded } from '@atelie/web-kit/display/page-parts'
import { Named, PhoneRow } from '@atelie/web-kit/lists/phone-row'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { SearchField } from '@atelie/web-kit/lists/search-field'
import { Box } from '@atelie/web-kit/ui'
import { onDemand } from '@atelie/web-kit/on-demand'
import { useSearch } from '@atelie/web-kit/lists/use-search'
import { useQuery, useQueryClient } from '@atelie/web-kit/query'
import { useState } from 'react'
import { ListMenu } from '../../csv/list-menu.tsx'
import { productsQuery } from '../lists/queries.ts'
import { createProduct } from './queries.ts'
import { productSearch } from './search.ts'
import { strings } from './strings.ts'

const columns: Column<Product>[] = [
  { label: strings.columns.name, width: '45%', render: ({ name }) => <Box component="span" sx={{ fontWeight: 600 }}>{name}</Box> },
  { label: strings.columns.price, align: 'right', render: ({ price }) => <MoneyText value={price} /> },
  { label: strings.columns.unit, render: ({ unit }) => unitName(unit) },
]

const unitName = (unit: string): string => productUnits[unit as ProductUnit] ?? unit

function phoneRow({ name, price, unit }: Product) {
  return (
    <PhoneRow
      title={<Named name={strings.columns.name}>{name}</Named>}
      details={(
        <>
          <Named name={strings.columns.price}><MoneyText value={price} /></Named>
          <span aria-hidden>·</span>
          <Named name={strings.columns.unit}>{unitName(unit)}</Named>
        </>
      )}
    />
  )
}

const { load: loadCsv } = onDemand(async () => (await import('./csv.ts')).productCsv)

interface Props {
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

export function ProductList({ onEdit, onDelete }: Props) {
  const query = useQuery(productsQuery)
  const queryClient = useQueryClient()
  const [term, setTerm] = useState('')
  const found = useSearch(query.data, productSearch, term)

  return (
    <Loaded query={query}>
      {(products) => (
        <>
          <ListToolbar>
            <SearchField value={term} onChange={setTerm} placeholder={strings.search} />
            <ListMenu name="produtos" loadKind={loadCsv} existing={products} create={createProduct} onImported={() => void queryClient.invalidateQueries(productsQuery)} />
          </ListToolbar>
          {found.length > 0 && (
            <DataTable
              label={strings.title}
              columns={columns}
              rows={found}
              rowKey={(product) => product.id}
              phoneRow={phoneRow}
              onOpen={onEdit}
              actions={(product) => (
                <>
                  <RowAction title={strings.edit} icon={EditIcon} onClick={() => onEdit(product)} />
                  <RowAction title={strings.delete} icon={DeleteIcon} onClick={() => onDelete(product)} />
                </>
              )}
            />
          )}
          {found.length === 0 && (products.length > 0
            ? <EmptyState icon={SearchIcon} text={strings.noMatch} />
            : <EmptyState icon={ProductIcon} text={strings.empty} hint={strings.emptyHint} />)}
        </>
      )}
    </Loaded>
  )
}
