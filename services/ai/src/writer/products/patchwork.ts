import type { ProductType } from './product-type.ts'
import { bag } from './patchwork/bag.ts'
import { blanket } from './patchwork/blanket.ts'
import { cushion } from './patchwork/cushion.ts'
import { potHolder } from './patchwork/pot-holder.ts'
import { quilt } from './patchwork/quilt.ts'
import { table } from './patchwork/table.ts'

export const patchworkTypes: readonly ProductType[] = [
  bag, blanket, cushion, potHolder, quilt, table,
]
