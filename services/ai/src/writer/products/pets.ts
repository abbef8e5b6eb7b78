import type { ProductType } from './product-type.ts'
import { catToys } from './pets/cat-toys.ts'
import { catWear } from './pets/cat-wear.ts'
import { collar } from './pets/collar.ts'
import { dogToys } from './pets/dog-toys.ts'
import { feeder } from './pets/feeder.ts'
import { grooming } from './pets/grooming.ts'
import { petAccessories } from './pets/pet-accessories.ts'
import { petBed } from './pets/pet-bed.ts'
import { petBow } from './pets/pet-bow.ts'
import { petCake } from './pets/pet-cake.ts'
import { petClothes } from './pets/pet-clothes.ts'
import { petTag } from './pets/pet-tag.ts'
import { scratcher } from './pets/scratcher.ts'
import { treats } from './pets/treats.ts'

export const petsTypes: readonly ProductType[] = [
  catToys, catWear, collar, dogToys, feeder, grooming, petAccessories, petBed, petBow, petCake, petClothes, petTag, scratcher, treats,
]
