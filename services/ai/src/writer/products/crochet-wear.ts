import type { ProductType } from './product-type.ts'
import { babyBooties } from './crochet-wear/baby-booties.ts'
import { babyKnitwear } from './crochet-wear/baby-knitwear.ts'
import { bag } from './crochet-wear/bag.ts'
import { beachwear } from './crochet-wear/beachwear.ts'
import { dress } from './crochet-wear/dress.ts'
import { hat } from './crochet-wear/hat.ts'
import { knitLayer } from './crochet-wear/knit-layer.ts'
import { scarf } from './crochet-wear/scarf.ts'
import { top } from './crochet-wear/top.ts'
import { vest } from './crochet-wear/vest.ts'

export const crochetWearTypes: readonly ProductType[] = [
  babyBooties, babyKnitwear, bag, beachwear, dress, hat, knitLayer, scarf, top, vest,
]
