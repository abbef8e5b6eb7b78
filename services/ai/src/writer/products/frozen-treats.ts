import type { ProductType } from './product-type.ts'
import { acai } from './frozen-treats/acai.ts'
import { iceCream } from './frozen-treats/ice-cream.ts'
import { iceLolly } from './frozen-treats/ice-lolly.ts'
import { icePopsBag } from './frozen-treats/ice-pops-bag.ts'
import { milkshake } from './frozen-treats/milkshake.ts'

export const frozenTreatsTypes: readonly ProductType[] = [
  acai, iceCream, iceLolly, icePopsBag, milkshake,
]
