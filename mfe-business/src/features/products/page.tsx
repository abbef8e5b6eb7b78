import type { Product } from '@atelie/contract/products'
import { AddIcon } from '@atelie/web-kit/icons'
import { PageHeader } from '@atelie/web-kit/page-parts'
import { Button } from '@atelie/web-kit/ui'
import { useToast } from '@atelie/web-kit/toast'
import { useKeptState } from '@atelie/web-kit/use-draft'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteProduct } from './delete-product.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { ProductList } from './product-list.tsx'
import { freshProduct } from './queries.ts'
import { strings } from './strings.ts'

export default function ProductsPage() {
  const [edited, setEdited] = useKeptState<Product | 'new' | null>('products', null)
  const [deleted, setDeleted] = useState<Product | null>(null)
  const queryClient = useQueryClient()
  const toast = useToast()

  const edit = ({ id }: Product) => freshProduct(queryClient, id).then(setEdited, () => {
    toast({ variant: 'destructive', title: strings.error, description: strings.openFailed })
  })

  return (
    <>
      <PageHeader
        title={strings.title}
        action={<Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>{strings.create}</Button>}
      />
      <ProductList onEdit={(product) => void edit(product)} onDelete={setDeleted} />
      {edited && <ProductDialog product={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <DeleteProduct product={deleted} onClose={() => setDeleted(null)} />
    </>
  )
}
