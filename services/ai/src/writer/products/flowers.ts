import type { ProductType } from './product-type.ts'
import { arrangement } from './flowers/arrangement.ts'
import { bouquet } from './flowers/bouquet.ts'
import { bridalBouquet } from './flowers/bridal-bouquet.ts'
import { cactus } from './flowers/cactus.ts'
import { everlastingFlowers } from './flowers/everlasting-flowers.ts'
import { funeralWreath } from './flowers/funeral-wreath.ts'
import { plants } from './flowers/plants.ts'
import { succulents } from './flowers/succulents.ts'
import { terrarium } from './flowers/terrarium.ts'

export const flowersTypes: readonly ProductType[] = [
  arrangement, bouquet, bridalBouquet, cactus, everlastingFlowers, funeralWreath, plants, succulents, terrarium,
]
