import type { ProductType } from './product-type.ts'
import { fitting } from './alterations/fitting.ts'
import { hem } from './alterations/hem.ts'
import { madeToMeasure } from './alterations/made-to-measure.ts'
import { makeover } from './alterations/makeover.ts'
import { repair } from './alterations/repair.ts'
import { replacement } from './alterations/replacement.ts'

export const alterationsTypes: readonly ProductType[] = [
  fitting, hem, madeToMeasure, makeover, repair, replacement,
]
