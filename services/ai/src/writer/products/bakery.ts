import type { ProductType } from './product-type.ts'
import { acaraje } from './bakery/acaraje.ts'
import { bread } from './bakery/bread.ts'
import { burger } from './bakery/burger.ts'
import { cheeseBread } from './bakery/cheese-bread.ts'
import { esfihaPastel } from './bakery/esfiha-pastel.ts'
import { friedSnacks } from './bakery/fried-snacks.ts'
import { hotDog } from './bakery/hot-dog.ts'
import { partyKit } from './bakery/party-kit.ts'
import { pizza } from './bakery/pizza.ts'
import { sandwich } from './bakery/sandwich.ts'
import { savouryPie } from './bakery/savoury-pie.ts'
import { stuffedBread } from './bakery/stuffed-bread.ts'
import { sweetBread } from './bakery/sweet-bread.ts'
import { tapiocaCrepe } from './bakery/tapioca-crepe.ts'

export const bakeryTypes: readonly ProductType[] = [
  acaraje, bread, burger, cheeseBread, esfihaPastel, friedSnacks, hotDog, partyKit, pizza, sandwich, savouryPie, stuffedBread, sweetBread,
  tapiocaCrepe,
]
