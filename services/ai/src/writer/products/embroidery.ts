import type { ProductType } from './product-type.ts'
import { apron } from './embroidery/apron.ts'
import { baby } from './embroidery/baby.ts'
import { clothes } from './embroidery/clothes.ts'
import { embroidery } from './embroidery/embroidery.ts'
import { hoop } from './embroidery/hoop.ts'
import { kitchenTable } from './embroidery/kitchen-table.ts'
import { laceTablecloth } from './embroidery/lace-tablecloth.ts'
import { lace } from './embroidery/lace.ts'
import { name } from './embroidery/name.ts'
import { towels } from './embroidery/towels.ts'
import { workwear } from './embroidery/workwear.ts'

export const embroideryTypes: readonly ProductType[] = [
  apron, baby, clothes, embroidery, hoop, kitchenTable, lace, laceTablecloth, name, towels, workwear,
]
