import type { ProductType } from './product-type.ts'
import { apron } from './home-sewing/apron.ts'
import { bagHolder } from './home-sewing/bag-holder.ts'
import { bedding } from './home-sewing/bedding.ts'
import { bottleCover } from './home-sewing/bottle-cover.ts'
import { curtain } from './home-sewing/curtain.ts'
import { cushion } from './home-sewing/cushion.ts'
import { dishTowel } from './home-sewing/dish-towel.ts'
import { hammock } from './home-sewing/hammock.ts'
import { organizer } from './home-sewing/organizer.ts'
import { ovenMitt } from './home-sewing/oven-mitt.ts'
import { sofaCover } from './home-sewing/sofa-cover.ts'
import { tableLinen } from './home-sewing/table-linen.ts'
import { towels } from './home-sewing/towels.ts'

export const homeSewingTypes: readonly ProductType[] = [
  apron, bagHolder, bedding, bottleCover, curtain, cushion, dishTowel, hammock, organizer, ovenMitt, sofaCover, tableLinen, towels,
]
