import type { ProductType } from './product-type.ts'
import { bentoCake } from './cakes/bento-cake.ts'
import { birthdayCake } from './cakes/birthday-cake.ts'
import { cakePop } from './cakes/cake-pop.ts'
import { cakeSlice } from './cakes/cake-slice.ts'
import { cake } from './cakes/cake.ts'
import { cupcake } from './cakes/cupcake.ts'
import { homeCake } from './cakes/home-cake.ts'
import { icedCake } from './cakes/iced-cake.ts'
import { overflowCake } from './cakes/overflow-cake.ts'
import { partyCake } from './cakes/party-cake.ts'
import { pie } from './cakes/pie.ts'
import { potCake } from './cakes/pot-cake.ts'
import { rollCake } from './cakes/roll-cake.ts'
import { weddingCake } from './cakes/wedding-cake.ts'

export const cakesTypes: readonly ProductType[] = [
  bentoCake, birthdayCake, cakePop, cakeSlice, cake, cupcake, homeCake, icedCake, overflowCake, partyCake, pie, potCake, rollCake, weddingCake,
]
