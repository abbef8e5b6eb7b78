import type { ProductType } from './product-type.ts'
import { basket } from './crochet-home/basket.ts'
import { bathroomSet } from './crochet-home/bathroom-set.ts'
import { blanket } from './crochet-home/blanket.ts'
import { cushion } from './crochet-home/cushion.ts'
import { edging } from './crochet-home/edging.ts'
import { kitchenSet } from './crochet-home/kitchen-set.ts'
import { planter } from './crochet-home/planter.ts'
import { pouf } from './crochet-home/pouf.ts'
import { rug } from './crochet-home/rug.ts'
import { sousplat } from './crochet-home/sousplat.ts'
import { tableRunner } from './crochet-home/table-runner.ts'

export const crochetHomeTypes: readonly ProductType[] = [
  basket, bathroomSet, blanket, cushion, edging, kitchenSet, planter, pouf, rug, sousplat, tableRunner,
]
