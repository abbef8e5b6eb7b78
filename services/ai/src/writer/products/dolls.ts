import type { ProductType } from './product-type.ts'
import { abayomi } from './dolls/abayomi.ts'
import { boardGames } from './dolls/board-games.ts'
import { doll } from './dolls/doll.ts'
import { dollClothes } from './dolls/doll-clothes.ts'
import { kite } from './dolls/kite.ts'
import { plush } from './dolls/plush.ts'
import { puppet } from './dolls/puppet.ts'
import { puzzle } from './dolls/puzzle.ts'
import { reborn } from './dolls/reborn.ts'
import { sensory } from './dolls/sensory.ts'
import { toy } from './dolls/toy.ts'
import { vehicles } from './dolls/vehicles.ts'

export const dollsTypes: readonly ProductType[] = [
  abayomi, boardGames, doll, dollClothes, kite, plush, puppet, puzzle, reborn, sensory, toy, vehicles,
]
