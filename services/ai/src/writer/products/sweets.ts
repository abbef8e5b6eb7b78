import type { ProductType } from './product-type.ts'
import { bemCasado } from './sweets/bem-casado.ts'
import { brigadeiro } from './sweets/brigadeiro.ts'
import { brownie } from './sweets/brownie.ts'
import { candiedApple } from './sweets/candied-apple.ts'
import { candyBox } from './sweets/candy-box.ts'
import { cocada } from './sweets/cocada.ts'
import { coconutCandy } from './sweets/coconut-candy.ts'
import { cookies } from './sweets/cookies.ts'
import { decoratedCookies } from './sweets/decorated-cookies.ts'
import { easterEgg } from './sweets/easter-egg.ts'
import { honeyCakeAlfajor } from './sweets/honey-cake-alfajor.ts'
import { honey } from './sweets/honey.ts'
import { liqueur } from './sweets/liqueur.ts'
import { panettone } from './sweets/panettone.ts'
import { preserves } from './sweets/preserves.ts'
import { spoonDesserts } from './sweets/spoon-desserts.ts'
import { truffles } from './sweets/truffles.ts'

export const sweetsTypes: readonly ProductType[] = [
  bemCasado, brigadeiro, brownie, candiedApple, candyBox, cocada, coconutCandy, cookies, decoratedCookies, easterEgg, honeyCakeAlfajor, honey, liqueur, panettone, preserves, spoonDesserts, truffles,
]
