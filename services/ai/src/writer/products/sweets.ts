import type { ProductType } from './product-type.ts'
import { ambrosia } from './sweets/ambrosia.ts'
import { bemCasado } from './sweets/bem-casado.ts'
import { brigadeiro } from './sweets/brigadeiro.ts'
import { brownie } from './sweets/brownie.ts'
import { candiedApple } from './sweets/candied-apple.ts'
import { candyBox } from './sweets/candy-box.ts'
import { churros } from './sweets/churros.ts'
import { cocada } from './sweets/cocada.ts'
import { coconutCandy } from './sweets/coconut-candy.ts'
import { cookies } from './sweets/cookies.ts'
import { decoratedCookies } from './sweets/decorated-cookies.ts'
import { easterEgg } from './sweets/easter-egg.ts'
import { fruitSkewer } from './sweets/fruit-skewer.ts'
import { fruitSweets } from './sweets/fruit-sweets.ts'
import { glazedCoconutCandy } from './sweets/glazed-coconut-candy.ts'
import { honeyCakeAlfajor } from './sweets/honey-cake-alfajor.ts'
import { pacoca } from './sweets/pacoca.ts'
import { panettone } from './sweets/panettone.ts'
import { pulledCandy } from './sweets/pulled-candy.ts'
import { spoonDesserts } from './sweets/spoon-desserts.ts'
import { truffles } from './sweets/truffles.ts'

export const sweetsTypes: readonly ProductType[] = [
  ambrosia, bemCasado, brigadeiro, brownie, candiedApple, candyBox, churros, cocada, coconutCandy, cookies, decoratedCookies, easterEgg, fruitSkewer, fruitSweets,
  glazedCoconutCandy, honeyCakeAlfajor, pacoca, panettone, pulledCandy, spoonDesserts, truffles,
]
