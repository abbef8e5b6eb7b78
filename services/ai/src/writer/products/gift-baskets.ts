import type { ProductType } from './product-type.ts'
import { breakfastBasket } from './gift-baskets/breakfast-basket.ts'
import { christmasBasket } from './gift-baskets/christmas-basket.ts'
import { corporate } from './gift-baskets/corporate.ts'
import { giftBox } from './gift-baskets/gift-box.ts'
import { godmotherKit } from './gift-baskets/godmother-kit.ts'
import { themedKit } from './gift-baskets/themed-kit.ts'

export const giftBasketsTypes: readonly ProductType[] = [
  breakfastBasket, christmasBasket, corporate, giftBox, godmotherKit, themedKit,
]
