import { type Product, productUnits, type ProductUnit } from '@atelie/contract/products'
import { formatMoney } from '@atelie/money/cents'
import { type Column, DataTable } from '@atelie/web-kit/lists/data-table'
import { AddIcon, DeleteIcon, EditIcon } from '@atelie/web-kit/display/icons'
import { EmptyScene, ListToolbar, Loaded } from '@atelie/web-kit/display/page-parts'
import { NoMatch } from '@atelie/web-kit/lists/no-match'
import { Named, PhoneRow } from '@atelie/web-kit/lists/phone-row'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { Marked, Reason, SearchTerm } from '@atelie/web-kit/lists/search-term'
import { SearchField } from '@atelie/web-kit/lists/search-field'
import { Box, Button } from '@atelie/web-kit/ui'
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
  {
    label: strings.columns.name,
    width: '45%',
    render: (product) => (
      <Box sx={{ fontWeight: 600 }}>
        <Marked>{product.name}</Marked>
        <Why product={product} />
      </Box>
    ),
  },
  { label: strings.columns.price, align: 'right', render: ({ price }) => <Price value={price} /> },
  { label: strings.columns.unit, render: ({ unit }) => <Marked>{unitName(unit)}</Marked> },
]

const Price = ({ value }: { value: number }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    <Marked>{formatMoney(value)}</Marked>
  </Box>
)

const unitName = (unit: string): string => productUnits[unit as ProductUnit] ?? unit

function Why({ product: { name, price, unit, description, sku } }: { product: Product }) {
  return (
    <Reason
      shown={[name, formatMoney(price), price.toFixed(2), unitName(unit), unit]}
      hidden={[
        [strings.fields.description, description],
        [strings.csv.sku, sku],
      ]}
    />
  )
}

function phoneRow(product: Product) {
  const { name, price, unit } = product
  return (
    <PhoneRow
      title={
        <Named name={strings.columns.name}>
          <Marked>{name}</Marked>
        </Named>
      }
      details={
        <>
          <Named name={strings.columns.price}>
            <Price value={price} />
          </Named>
          <span aria-hidden>·</span>
          <Named name={strings.columns.unit}>
            <Marked>{unitName(unit)}</Marked>
          </Named>
          <Why product={product} />
        </>
      }
    />
  )
}

const { load: loadCsv } = onDemand(async () => (await import('./csv.ts')).productCsv)

interface Props {
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
  onNew: (name: string) => void
}

export function ProductList({ onEdit, onDelete, onNew }: Props) {
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
            <ListMenu
              name="produtos"
              loadKind={loadCsv}
              existing={products}
              create={createProduct}
              onImported={() => void queryClient.invalidateQueries(productsQuery)}
            />
          </ListToolbar>
          {found.length > 0 && (
            <SearchTerm term={term}>
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
            </SearchTerm>
          )}
          {found.length === 0 &&
            (products.length > 0 ? (
              <NoMatch text={strings.noMatch(term)} term={term} onClear={() => setTerm('')} onCreate={onNew} />
            ) : (
              <EmptyScene
                drawing="products"
                text={strings.empty}
                action={
                  <Button variant="contained" startIcon={<AddIcon />} onClick={() => onNew('')}>
                    {strings.createFirst}
                  </Button>
                }
              />
            ))}
        </>
      )}
    </Loaded>
  )
}
