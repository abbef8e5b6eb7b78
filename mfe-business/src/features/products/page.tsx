import type { Product } from '@atelie/contract/products'
import { AddIcon } from '@atelie/web-kit/icons'
import { PageHeader } from '@atelie/web-kit/page-parts'
import { Button } from '@atelie/web-kit/ui'
import { useKeptState } from '@atelie/web-kit/use-draft'
import { useState } from 'react'
import { DeleteProduct } from './delete-product.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { ProductList } from './product-list.tsx'
import { strings } from './strings.ts'

export default function ProductsPage() {
  const [edited, setEdited] = useKeptState<Product | 'new' | null>('products', null)
  const [deleted, setDeleted] = useState<Product | null>(null)
  return (
    <>
      <PageHeader
        title={strings.title}
        action={<Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>{strings.create}</Button>}
      />
      <ProductList onEdit={setEdited} onDelete={setDeleted} />
      {edited && <ProductDialog product={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <DeleteProduct product={deleted} onClose={() => setDeleted(null)} />
    </>
  )
}
