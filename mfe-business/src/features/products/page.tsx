import type { Product } from '@atelie/contract/products'
import { AddIcon } from '@atelie/web-kit/display/icons'
import { PageHeader } from '@atelie/web-kit/display/page-parts'
import { Button } from '@atelie/web-kit/ui'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useCallback, useState } from 'react'
import { DeleteProduct } from './delete-product.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { ProductList } from './product-list.tsx'
import { strings } from './strings.ts'

export default function ProductsPage() {
  const [edited, setEdited] = usePersistentState<number | 'new' | null>('products', null)
  const [deleted, setDeleted] = useState<Product | null>(null)
  /** The name of a new product, if it is known already. */
  const [name, setName] = useState('')
  const openNew = (known = '') => {
    setName(known)
    setEdited('new')
  }
  const close = useCallback(() => setEdited(null), [setEdited])

  return (
    <>
      <PageHeader
        title={strings.title}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => openNew()}>
            {strings.create}
          </Button>
        }
      />
      <ProductList onEdit={({ id }) => setEdited(id)} onDelete={setDeleted} onNew={openNew} />
      {edited !== null && <ProductDialog id={edited === 'new' ? null : edited} name={name} onClose={close} />}
      <DeleteProduct product={deleted} onClose={() => setDeleted(null)} />
    </>
  )
}
